SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."dueDate" AS "Ticket_dueDate",
  "Ticket"."assigneeId" AS "Ticket_assigneeId",
  "Ticket"."blocked" AS "Ticket_blocked",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  ((("Ticket"."title" NOT LIKE ?)))
  AND (
    (("Ticket"."priority" = 5))
    OR (("Ticket"."dueDate" < ?))
  )
  AND ("Ticket"."status" = ?);
-- parameters: ["%password%","2026-02-01 00:00:00.000","open"]
