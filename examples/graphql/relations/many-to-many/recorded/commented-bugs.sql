SELECT
  "Label"."id" AS "Label_id",
  "Label"."name" AS "Label_name"
FROM
  "label" "Label"
WHERE
  "Label"."id" = ?;
-- parameters: ["1"]

SELECT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."projectId" AS "tickets_projectId",
  "ticket_labels_label"."labelId" AS "tickets_ticket_labels_label_labelId",
  "ticket_labels_label"."ticketId" AS "ticket_labels_label_ticketId"
FROM
  "ticket" "tickets"
  LEFT JOIN "comment" "comments" ON "comments"."ticketId" = "tickets"."id"
  INNER JOIN "ticket_labels_label" "ticket_labels_label" ON "ticket_labels_label"."ticketId" = "tickets"."id"
WHERE
  (("comments"."id" IS NOT NULL))
  AND "ticket_labels_label"."labelId" IN (?);
-- parameters: [1]
