SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId",
  "Ticket"."deletedAt" AS "Ticket_deletedAt"
FROM
  "ticket" "Ticket"
WHERE
  (
    (
      (("Ticket"."status" = ?))
      AND (("Ticket"."priority" >= 4))
    )
  )
  AND ("Ticket"."deletedAt" IS NULL)
LIMIT
  11
OFFSET
  0;
-- parameters: ["open"]

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket"
WHERE
  (
    (
      (("Ticket"."status" = ?))
      AND (("Ticket"."priority" >= 4))
    )
  )
  AND ("Ticket"."deletedAt" IS NULL);
-- parameters: ["open"]
