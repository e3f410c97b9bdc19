SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."title" LIKE ?)
LIMIT
  11
OFFSET
  0;
-- parameters: ["%LOGIN%"]
