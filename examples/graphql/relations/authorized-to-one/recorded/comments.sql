SELECT
  "Comment"."id" AS "Comment_id",
  "Comment"."body" AS "Comment_body",
  "Comment"."ticketId" AS "Comment_ticketId"
FROM
  "comment" "Comment";

SELECT
  "ticket"."id" AS "ticket_id",
  "ticket"."title" AS "ticket_title",
  "ticket"."projectId" AS "ticket_projectId",
  "comment"."id" AS "ticket_comment_id"
FROM
  "ticket" "ticket"
  LEFT JOIN "ticket_labels_label" "ticket_labels" ON "ticket_labels"."ticketId" = "ticket"."id"
  LEFT JOIN "label" "labels" ON "labels"."id" = "ticket_labels"."labelId"
  INNER JOIN "comment" "comment" ON "comment"."ticketId" = "ticket"."id"
WHERE
  (("labels"."name" IS NOT NULL))
  AND "comment"."id" IN (?, ?, ?, ?, ?, ?)
LIMIT
  6;
-- parameters: [1,2,3,4,5,6]
