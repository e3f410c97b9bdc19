SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title"
FROM
  "ticket" "Ticket"
  LEFT JOIN "comment" "comments" ON "comments"."ticketId" = "Ticket"."id"
WHERE
  (("comments"."body" LIKE ?));
-- parameters: ["%too short%"]

SELECT DISTINCT
  "comments"."id" AS "comments_id",
  "comments"."body" AS "comments_body",
  "comments"."authorId" AS "comments_authorId",
  "comments"."ticketId" AS "comments_ticketId"
FROM
  "comment" "comments"
WHERE
  ("comments"."authorId" = 2)
  AND "comments"."ticketId" IN (?);
-- parameters: [1]
