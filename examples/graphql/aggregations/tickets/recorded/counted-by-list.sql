SELECT DISTINCT
  "distinctAlias"."Ticket_id" AS "ids_Ticket_id"
FROM
  (
    SELECT
      "Ticket"."id" AS "Ticket_id",
      "Ticket"."title" AS "Ticket_title",
      "Ticket"."status" AS "Ticket_status",
      "Ticket"."priority" AS "Ticket_priority",
      "Ticket"."estimate" AS "Ticket_estimate",
      "Ticket"."projectId" AS "Ticket_projectId"
    FROM
      "ticket" "Ticket"
      LEFT JOIN "ticket_labels_label" "Ticket_labels" ON "Ticket_labels"."ticketId" = "Ticket"."id"
      LEFT JOIN "label" "labels" ON "labels"."id" = "Ticket_labels"."labelId"
    WHERE
      (("labels"."name" IN (?, ?)))
  ) "distinctAlias"
ORDER BY
  "Ticket_id" ASC
LIMIT
  11
OFFSET
  0;
-- parameters: ["bug","accessibility"]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."estimate" AS "Ticket_estimate",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "ticket_labels_label" "Ticket_labels" ON "Ticket_labels"."ticketId" = "Ticket"."id"
  LEFT JOIN "label" "labels" ON "labels"."id" = "Ticket_labels"."labelId"
WHERE
  ((("labels"."name" IN (?, ?))))
  AND ("Ticket"."id" IN (1, 2, 4, 6, 7));
-- parameters: ["bug","accessibility"]

SELECT
  COUNT(DISTINCT ("Ticket"."id")) AS "cnt"
FROM
  "ticket" "Ticket"
  LEFT JOIN "ticket_labels_label" "Ticket_labels" ON "Ticket_labels"."ticketId" = "Ticket"."id"
  LEFT JOIN "label" "labels" ON "labels"."id" = "Ticket_labels"."labelId"
WHERE
  (("labels"."name" IN (?, ?)));
-- parameters: ["bug","accessibility"]
