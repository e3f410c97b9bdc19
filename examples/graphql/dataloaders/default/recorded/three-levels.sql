SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project";

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."priority" AS "tickets_priority",
  "tickets"."projectId" AS "tickets_projectId",
  "tickets"."assigneeId" AS "tickets_assigneeId"
FROM
  "ticket" "tickets"
WHERE
  "tickets"."projectId" IN (?, ?, ?);
-- parameters: [1,2,3]

SELECT
  "assignee"."id" AS "assignee_id",
  "assignee"."name" AS "assignee_name",
  "ticket"."id" AS "assignee_ticket_id"
FROM
  "user" "assignee"
  INNER JOIN "ticket" "ticket" ON "ticket"."assigneeId" = "assignee"."id"
WHERE
  "ticket"."id" IN (?, ?, ?, ?, ?, ?, ?, ?)
LIMIT
  8;
-- parameters: [1,2,3,4,5,6,7,8]

SELECT
  "labels"."id" AS "labels_id",
  "labels"."name" AS "labels_name",
  "ticket_labels_label"."ticketId" AS "labels_ticket_labels_label_ticketId",
  "ticket_labels_label"."labelId" AS "ticket_labels_label_labelId"
FROM
  "label" "labels"
  INNER JOIN "ticket_labels_label" "ticket_labels_label" ON "ticket_labels_label"."labelId" = "labels"."id"
WHERE
  "ticket_labels_label"."ticketId" IN (?, ?, ?, ?, ?, ?, ?, ?);
-- parameters: [1,2,3,4,5,6,7,8]
