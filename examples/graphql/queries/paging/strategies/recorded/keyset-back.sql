SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  ((((("Ticket"."id" < 4)))))
ORDER BY
  "Ticket"."id" DESC
LIMIT
  4;
