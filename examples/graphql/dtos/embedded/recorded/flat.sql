SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."estimate" AS "Ticket_estimate",
  ("Ticket".hours) AS "Ticket_hours",
  "Ticket"."hours" AS "Ticket_hours"
FROM
  "ticket" "Ticket"
WHERE
  (("Ticket"."hours") > 1)
ORDER BY
  "Ticket_hours" DESC;
