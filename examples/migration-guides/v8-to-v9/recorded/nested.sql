SELECT DISTINCT
  "distinctAlias"."Comment_id" AS "ids_Comment_id"
FROM
  (
    SELECT
      "Comment"."id" AS "Comment_id",
      "Comment"."body" AS "Comment_body",
      "Comment"."ticketId" AS "Comment_ticketId"
    FROM
      "comment" "Comment"
      LEFT JOIN "ticket" "ticket" ON "ticket"."id" = "Comment"."ticketId"
      LEFT JOIN "ticket_labels_label" "ticket_labels" ON "ticket_labels"."ticketId" = "ticket"."id"
      LEFT JOIN "label" "labels" ON "labels"."id" = "ticket_labels"."labelId"
    WHERE
      ((("labels"."name" IN (?, ?, ?))))
  ) "distinctAlias"
ORDER BY
  "Comment_id" ASC
LIMIT
  4
OFFSET
  0;
-- parameters: ["bug","feature","accessibility"]

SELECT
  "Comment"."id" AS "Comment_id",
  "Comment"."body" AS "Comment_body",
  "Comment"."ticketId" AS "Comment_ticketId"
FROM
  "comment" "Comment"
  LEFT JOIN "ticket" "ticket" ON "ticket"."id" = "Comment"."ticketId"
  LEFT JOIN "ticket_labels_label" "ticket_labels" ON "ticket_labels"."ticketId" = "ticket"."id"
  LEFT JOIN "label" "labels" ON "labels"."id" = "ticket_labels"."labelId"
WHERE
  (((("labels"."name" IN (?, ?, ?)))))
  AND ("Comment"."id" IN (1, 2, 3, 5));
-- parameters: ["bug","feature","accessibility"]
