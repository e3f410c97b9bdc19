SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."assigneeId" AS "Ticket_assigneeId",
  "Ticket"."projectId" AS "Ticket_projectId",
  "project"."id" AS "project_id",
  "project"."name" AS "project_name",
  "project"."ownerId" AS "project_ownerId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
WHERE
  "Ticket"."id" = ?;
-- parameters: ["4"]
