SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "comment" "comments" ON "comments"."ticketId" = "Ticket"."id"
  LEFT JOIN "ticket" "ticket" ON "ticket"."id" = "comments"."ticketId"
WHERE
  ((("ticket"."title" LIKE ?)));
-- parameters: ["%offline%"]
