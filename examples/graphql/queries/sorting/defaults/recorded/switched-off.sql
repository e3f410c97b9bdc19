SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket";
