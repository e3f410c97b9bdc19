SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."dueDate" AS "Ticket_dueDate",
  "Ticket"."createdAt" AS "Ticket_createdAt"
FROM
  "ticket" "Ticket"
ORDER BY
  "Ticket"."dueDate" ASC NULLS LAST,
  "Ticket"."id" ASC
LIMIT
  3
OFFSET
  5;
