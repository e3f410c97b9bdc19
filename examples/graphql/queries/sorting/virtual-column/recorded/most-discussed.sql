SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  (
    SELECT
      COUNT(*)
    FROM
      comment
    WHERE
      comment.ticketId = "Ticket".id
  ) AS "Ticket_commentCount"
FROM
  "ticket" "Ticket"
WHERE
  (
    (
      SELECT
        COUNT(*)
      FROM
        comment
      WHERE
        comment.ticketId = "Ticket"."id"
    ) > 0
  )
ORDER BY
  "Ticket_commentCount" DESC,
  "Ticket"."id" ASC;
