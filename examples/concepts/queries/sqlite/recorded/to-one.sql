SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."dueDate" AS "Ticket_dueDate",
  "Ticket"."assigneeId" AS "Ticket_assigneeId",
  "Ticket"."blocked" AS "Ticket_blocked",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
WHERE
  (("project"."name" = ?));
-- parameters: ["Website"]
