SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."tenantId" AS "Ticket_tenantId",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."tenantId" = 1)
LIMIT
  11
OFFSET
  0;

SELECT
  "project"."id" AS "project_id",
  "project"."tenantId" AS "project_tenantId",
  "project"."name" AS "project_name",
  "ticket"."id" AS "project_ticket_id"
FROM
  "project" "project"
  INNER JOIN "ticket" "ticket" ON "ticket"."projectId" = "project"."id"
WHERE
  ("project"."tenantId" = 1)
  AND "ticket"."id" IN (?, ?, ?, ?, ?)
LIMIT
  5;
-- parameters: [1,2,3,7,8]

SELECT
  "labels"."id" AS "labels_id",
  "labels"."tenantId" AS "labels_tenantId",
  "labels"."name" AS "labels_name",
  "ticket_labels_label"."ticketId" AS "labels_ticket_labels_label_ticketId",
  "ticket_labels_label"."labelId" AS "ticket_labels_label_labelId"
FROM
  "label" "labels"
  INNER JOIN "ticket_labels_label" "ticket_labels_label" ON "ticket_labels_label"."labelId" = "labels"."id"
WHERE
  ("labels"."tenantId" = 1)
  AND "ticket_labels_label"."ticketId" IN (?, ?, ?, ?, ?);
-- parameters: [1,2,3,7,8]
