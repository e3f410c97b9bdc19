SELECT
  "Ticket"."id" AS "Ticket_id",
  (
    SELECT
      "name"
    FROM
      "user"
    WHERE
      "user"."id" = "Ticket"."assigneeId"
  ) AS "Ticket_assigneeName",
  (
    SELECT
      COUNT(*)
    FROM
      "comment"
    WHERE
      "comment"."ticketId" = "Ticket"."id"
  ) AS "Ticket_commentCount",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
WHERE
  (
    (
      SELECT
        COUNT(*)
      FROM
        "comment"
      WHERE
        "comment"."ticketId" = "Ticket"."id"
    ) > 0
  )
ORDER BY
  "Ticket_commentCount" DESC,
  "Ticket"."id" ASC;
