SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name",
  "Project"."ownerId" AS "Project_ownerId"
FROM
  "project" "Project";

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."status" AS "tickets_status",
  "tickets"."priority" AS "tickets_priority",
  "tickets"."dueDate" AS "tickets_dueDate",
  "tickets"."createdAt" AS "tickets_createdAt",
  "tickets"."deletedAt" AS "tickets_deletedAt",
  "tickets"."projectId" AS "tickets_projectId"
FROM
  "ticket" "tickets"
WHERE
  "tickets"."deletedAt" IS NULL
  AND "tickets"."projectId" IN (?, ?, ?)
LIMIT
  2;
-- parameters: [1,2,3]
