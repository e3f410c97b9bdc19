SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."dueDate" AS "Ticket_dueDate"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."status" != ?)
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  3
OFFSET
  0;
-- parameters: ["done"]
