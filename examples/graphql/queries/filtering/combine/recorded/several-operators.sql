SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  (
    "Ticket"."priority" > 2
    OR "Ticket"."priority" < 5
  );

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  (
    (("Ticket"."priority" > 2))
    AND (("Ticket"."priority" < 5))
  );
