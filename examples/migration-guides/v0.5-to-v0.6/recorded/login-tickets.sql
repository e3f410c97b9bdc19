SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."summary" AS "Ticket_summary"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."summary" LIKE ?)
LIMIT
  11
OFFSET
  0;
-- parameters: ["Login%"]
