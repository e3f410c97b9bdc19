SELECT
  "Entry"."id" AS "Entry_id",
  "Entry"."kind" AS "Entry_kind",
  "Entry"."body" AS "Entry_body",
  "Entry"."status" AS "Entry_status"
FROM
  "entry" "Entry"
ORDER BY
  "Entry"."id" ASC
LIMIT
  11
OFFSET
  0;

SELECT
  "Comment"."id" AS "Comment_id",
  "Comment"."kind" AS "Comment_kind",
  "Comment"."body" AS "Comment_body"
FROM
  "entry" "Comment"
WHERE
  "Comment"."kind" IN (?)
LIMIT
  11
OFFSET
  0;
-- parameters: ["comment"]
