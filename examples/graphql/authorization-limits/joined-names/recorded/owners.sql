SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."ownerId" AS "Ticket_ownerId",
  "Ticket"."projectId" AS "Ticket_projectId",
  "owner"."id" AS "owner_id",
  "owner"."name" AS "owner_name"
FROM
  "ticket" "Ticket"
  LEFT JOIN "user" "owner" ON "owner"."id" = "Ticket"."ownerId"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
  LEFT JOIN "user" "owner_1" ON "owner_1"."id" = "project"."ownerId"
WHERE
  ((("owner"."id" = 1)))
LIMIT
  11
OFFSET
  0;
