SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project";

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."status" AS "tickets_status",
  "tickets"."projectId" AS "tickets_projectId"
FROM
  "ticket" "tickets"
WHERE
  ("tickets"."status" != ?)
  AND "tickets"."projectId" IN (?, ?, ?);
-- parameters: ["done",1,2,3]
