SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status"
FROM
  "ticket" "Ticket"
WHERE
  (
    (("Ticket"."status" != ?))
    AND (("Ticket"."title" LIKE ?))
  )
LIMIT
  11
OFFSET
  0;
-- parameters: ["done","%c%"]
