SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  (
    (("Ticket"."priority" = 5))
    OR (1 = 1)
  );
