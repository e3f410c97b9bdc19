SELECT DISTINCT
  "distinctAlias"."Ticket_id" AS "ids_Ticket_id"
FROM
  (
    SELECT
      "Ticket"."id" AS "Ticket_id",
      "Ticket"."title" AS "Ticket_title",
      "Ticket"."assigneeId" AS "Ticket_assigneeId"
    FROM
      "ticket" "Ticket"
      LEFT JOIN "ticket_labels_label" "Ticket_labels" ON "Ticket_labels"."ticketId" = "Ticket"."id"
      LEFT JOIN "label" "labels" ON "labels"."id" = "Ticket_labels"."labelId"
    WHERE
      (("labels"."name" = ?))
  ) "distinctAlias"
ORDER BY
  "Ticket_id" ASC
LIMIT
  3
OFFSET
  0;
-- parameters: ["bug"]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "ticket_labels_label" "Ticket_labels" ON "Ticket_labels"."ticketId" = "Ticket"."id"
  LEFT JOIN "label" "labels" ON "labels"."id" = "Ticket_labels"."labelId"
WHERE
  ((("labels"."name" = ?)))
  AND ("Ticket"."id" IN (1, 4, 6));
-- parameters: ["bug"]
