SELECT
  COUNT("Ticket"."id") AS "COUNT_id",
  SUM("Ticket"."estimate") AS "SUM_estimate"
FROM
  "ticket" "Ticket"
  LEFT JOIN "ticket_labels_label" "Ticket_labels" ON "Ticket_labels"."ticketId" = "Ticket"."id"
  LEFT JOIN "label" "labels" ON "labels"."id" = "Ticket_labels"."labelId"
WHERE
  (("labels"."name" IN (?, ?)));
-- parameters: ["bug","accessibility"]
