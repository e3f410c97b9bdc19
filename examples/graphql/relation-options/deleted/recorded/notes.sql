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
  (("Comment"."id" IN (?, ?, ?)))
  AND ("Comment"."deletedAt" IS NULL)
LIMIT
  11
OFFSET
  0;
-- parameters: [2,3,4]
