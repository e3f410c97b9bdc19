SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."status" = ?)
ORDER BY
  "Ticket"."title" ASC
LIMIT
  3
OFFSET
  0;
-- parameters: ["open"]
