SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
LIMIT
  11
OFFSET
  0;

SELECT
  "project"."id" AS "project_id",
  "project"."name" AS "project_name",
  "ticket"."id" AS "project_ticket_id"
FROM
  "project" "project"
  LEFT JOIN "member" "members" ON "members"."projectId" = "project"."id"
  INNER JOIN "ticket" "ticket" ON "ticket"."projectId" = "project"."id"
WHERE
  (("members"."userId" = 1))
  AND "ticket"."id" IN (?, ?)
LIMIT
  2;
-- parameters: [1,2]

SELECT
  "project"."id" AS "project_id",
  "project"."name" AS "project_name",
  "ticket"."id" AS "project_ticket_id"
FROM
  "project" "project"
  LEFT JOIN "member" "members" ON "members"."projectId" = "project"."id"
  INNER JOIN "ticket" "ticket" ON "ticket"."projectId" = "project"."id"
WHERE
  (
    ("members"."userId" = 1)
    AND ("members"."deletedAt" IS NULL)
  )
  AND "ticket"."id" IN (?, ?)
LIMIT
  2;
-- parameters: [1,2]
