SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."deletedAt" AS "Ticket_deletedAt"
FROM
  "ticket" "Ticket"
WHERE
  (("Ticket"."status" = ?))
  AND ("Ticket"."deletedAt" IS NULL)
LIMIT
  11
OFFSET
  0;
-- parameters: ["done"]
