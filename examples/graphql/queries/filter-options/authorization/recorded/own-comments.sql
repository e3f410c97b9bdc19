SELECT
  "Comment"."id" AS "Comment_id",
  "Comment"."body" AS "Comment_body",
  "Comment"."authorId" AS "Comment_authorId"
FROM
  "comment" "Comment"
WHERE
  (
    (("Comment"."authorId" = 2))
    AND (("Comment"."body" LIKE ?))
  );
-- parameters: ["%is%"]
