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
-- parameters: ["2"]

SELECT
  "project"."id" AS "project_id",
  "project"."name" AS "project_name",
  "ticket"."id" AS "project_ticket_id"
FROM
  "project" "project"
  INNER JOIN "ticket" "ticket" ON "ticket"."projectId" = "project"."id"
WHERE
  "ticket"."id" IN (?)
LIMIT
  1;
-- parameters: [2]

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
-- parameters: [2]
