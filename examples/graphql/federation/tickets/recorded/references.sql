SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."id" IN (?, ?))
LIMIT
  11
OFFSET
  0;
-- parameters: [1,5]
