SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project";

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."priority" AS "tickets_priority",
  "tickets"."projectId" AS "tickets_projectId",
  "tickets"."assigneeId" AS "tickets_assigneeId"
FROM
  "ticket" "tickets"
WHERE
  "tickets"."projectId" IN (?, ?, ?);
-- parameters: [1,2,3]

SELECT
  "project"."id" AS "project_id",
  "project"."name" AS "project_name",
  "ticket"."id" AS "project_ticket_id"
FROM
  "project" "project"
  INNER JOIN "ticket" "ticket" ON "ticket"."projectId" = "project"."id"
WHERE
  "ticket"."id" IN (?, ?, ?, ?, ?, ?, ?, ?)
LIMIT
  8;
-- parameters: [1,2,3,4,5,6,7,8]
