SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  ((("Ticket"."title" NOT LIKE ?)))
  AND (
    (("Ticket"."priority" = 5))
    OR (("Ticket"."title" LIKE ?))
  )
  AND ("Ticket"."status" != ?);
-- parameters: ["%Login%","%color%","done"]
