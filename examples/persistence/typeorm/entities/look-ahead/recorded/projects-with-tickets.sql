SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project"
LIMIT
  11
OFFSET
  0;

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."projectId" AS "tickets_projectId"
FROM
  "ticket" "tickets"
WHERE
  "tickets"."projectId" IN (?, ?, ?);
-- parameters: [1,2,3]
