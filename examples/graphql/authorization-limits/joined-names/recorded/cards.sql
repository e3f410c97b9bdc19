SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."ownerId" AS "Ticket_ownerId",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
  LEFT JOIN "user" "owner" ON "owner"."id" = "project"."ownerId"
WHERE
  ((("owner"."id" = 1)))
LIMIT
  11
OFFSET
  0;

SELECT
  "owner"."id" AS "owner_id",
  "owner"."name" AS "owner_name",
  "ticket"."id" AS "owner_ticket_id"
FROM
  "user" "owner"
  INNER JOIN "ticket" "ticket" ON "ticket"."ownerId" = "owner"."id"
WHERE
  "ticket"."id" IN (?)
LIMIT
  1;
-- parameters: [2]
