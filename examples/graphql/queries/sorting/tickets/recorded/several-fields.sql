SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."dueDate" AS "Ticket_dueDate",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
ORDER BY
  "Ticket"."priority" DESC,
  "Ticket"."id" DESC;
