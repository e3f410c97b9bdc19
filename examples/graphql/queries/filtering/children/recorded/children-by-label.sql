SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project"
WHERE
  "Project"."id" = ?;
-- parameters: ["2"]

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."priority" AS "tickets_priority",
  "tickets"."projectId" AS "tickets_projectId"
FROM
  "ticket" "tickets"
  LEFT JOIN "ticket_labels_label" "tickets_labels" ON "tickets_labels"."ticketId" = "tickets"."id"
  LEFT JOIN "label" "labels" ON "labels"."id" = "tickets_labels"."labelId"
WHERE
  (("labels"."name" = ?))
  AND "tickets"."projectId" IN (?)
LIMIT
  11
OFFSET
  0;
-- parameters: ["bug",2]

SELECT
  COUNT(DISTINCT ("tickets"."id")) AS "cnt"
FROM
  "ticket" "tickets"
  LEFT JOIN "ticket_labels_label" "tickets_labels" ON "tickets_labels"."ticketId" = "tickets"."id"
  LEFT JOIN "label" "labels" ON "labels"."id" = "tickets_labels"."labelId"
WHERE
  ("tickets"."projectId" = 2)
  AND (("labels"."name" = ?));
-- parameters: ["bug"]
