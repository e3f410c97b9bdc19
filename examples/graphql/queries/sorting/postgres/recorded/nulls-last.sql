SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."dueDate" AS "Ticket_dueDate"
FROM
  "ticket" "Ticket"
ORDER BY
  "Ticket"."dueDate" DESC NULLS LAST;
