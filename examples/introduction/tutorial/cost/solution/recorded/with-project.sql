SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId",
  "Ticket"."assigneeId" AS "Ticket_assigneeId",
  "project"."id" AS "project_id",
  "project"."name" AS "project_name"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
WHERE
  ("Ticket"."assigneeId" = 1)
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  4
OFFSET
  0;
