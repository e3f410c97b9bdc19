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
WHERE
  ("Ticket"."status" != ?)
ORDER BY
  "Ticket"."priority" DESC,
  "Ticket"."id" ASC
LIMIT
  2
OFFSET
  2;
-- parameters: ["done"]
