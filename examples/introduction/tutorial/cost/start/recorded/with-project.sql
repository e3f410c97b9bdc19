SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."assigneeId" = 1)
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  4
OFFSET
  0;

SELECT
  "project"."id" AS "project_id",
  "project"."name" AS "project_name",
  "ticket"."id" AS "project_ticket_id"
FROM
  "project" "project"
  INNER JOIN "ticket" "ticket" ON "ticket"."projectId" = "project"."id"
WHERE
  "ticket"."id" IN (?, ?, ?)
LIMIT
  3;
-- parameters: [1,7,8]
