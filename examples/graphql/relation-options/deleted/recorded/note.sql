SELECT
  "Comment"."id" AS "Comment_id",
  "Comment"."body" AS "Comment_body",
  "Comment"."deletedAt" AS "Comment_deletedAt",
  "Comment"."ticketId" AS "Comment_ticketId",
  "ticket"."id" AS "ticket_id",
  "ticket"."title" AS "ticket_title",
  "ticket"."deletedAt" AS "ticket_deletedAt"
FROM
  "comment" "Comment"
  LEFT JOIN "ticket" "ticket" ON "ticket"."id" = "Comment"."ticketId"
  AND ("ticket"."deletedAt" IS NULL)
WHERE
  ("Comment"."id" = ?)
  AND ("Comment"."deletedAt" IS NULL);
-- parameters: ["3"]

SELECT
  "ticket"."id" AS "ticket_id",
  "ticket"."title" AS "ticket_title",
  "ticket"."deletedAt" AS "ticket_deletedAt",
  "comment"."id" AS "ticket_comment_id"
FROM
  "ticket" "ticket"
  INNER JOIN "comment" "comment" ON "comment"."ticketId" = "ticket"."id"
WHERE
  "comment"."id" IN (?)
LIMIT
  1;
-- parameters: [3]
