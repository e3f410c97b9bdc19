SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."assigneeId" AS "Ticket_assigneeId",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = ?;
-- parameters: ["4"]

SELECT
  "project"."id" AS "project_id",
  "project"."name" AS "project_name",
  "project"."ownerId" AS "project_ownerId",
  "ticket"."id" AS "project_ticket_id"
FROM
  "project" "project"
  INNER JOIN "ticket" "ticket" ON "ticket"."projectId" = "project"."id"
WHERE
  ("project"."ownerId" = 1)
  AND "ticket"."id" IN (?)
LIMIT
  1;
-- parameters: [4]
