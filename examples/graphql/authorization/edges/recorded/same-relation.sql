SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."assigneeId" AS "Ticket_assigneeId",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
WHERE
  (
    ((("project"."ownerId" = 1)))
    AND ((("project"."name" LIKE ?)))
  )
LIMIT
  11
OFFSET
  0;
-- parameters: ["B%"]
