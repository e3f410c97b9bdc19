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
ORDER BY
  "Ticket_assigneeName" ASC,
  "Ticket"."id" ASC;
