SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  (
    (((("Ticket"."priority" < 5))))
    OR (
      (
        (("Ticket"."priority" = 5))
        AND (("Ticket"."id" > 7))
      )
    )
  )
ORDER BY
  "Ticket"."priority" DESC,
  "Ticket"."id" ASC
LIMIT
  4;
