SELECT
  "Comment"."id" AS "Comment_id",
  "Comment"."body" AS "Comment_body",
  "Comment"."authorId" AS "Comment_authorId",
  "Comment"."ticketId" AS "Comment_ticketId"
FROM
  "comment" "Comment"
WHERE
  (
    (("Comment"."authorId" = 2))
    AND (("Comment"."body" LIKE ?))
  );
-- parameters: ["%is%"]
