SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = ?;
-- parameters: ["1"]

SELECT
  "Label"."id" AS "Label_id",
  "Label"."name" AS "Label_name"
FROM
  "label" "Label"
WHERE
  "Label"."id" IN (?, ?);
-- parameters: ["3","4"]

INSERT INTO
  "ticket_labels_label" ("ticketId", "labelId")
VALUES
  (1, ?),
  (1, ?);
-- parameters: ["3","4"]

SELECT
  "labels"."id" AS "labels_id",
  "labels"."name" AS "labels_name",
  "ticket_labels_label"."ticketId" AS "labels_ticket_labels_label_ticketId",
  "ticket_labels_label"."labelId" AS "ticket_labels_label_labelId"
FROM
  "label" "labels"
  INNER JOIN "ticket_labels_label" "ticket_labels_label" ON "ticket_labels_label"."labelId" = "labels"."id"
WHERE
  "ticket_labels_label"."ticketId" IN (?);
-- parameters: [1]
