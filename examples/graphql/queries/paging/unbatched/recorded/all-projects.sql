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
  "tickets"."projectId" IN (?)
LIMIT
  3
OFFSET
  0;
-- parameters: [1]

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."projectId" AS "tickets_projectId"
FROM
  "ticket" "tickets"
WHERE
  "tickets"."projectId" IN (?)
LIMIT
  3
OFFSET
  0;
-- parameters: [2]

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."projectId" AS "tickets_projectId"
FROM
  "ticket" "tickets"
WHERE
  "tickets"."projectId" IN (?)
LIMIT
  3
OFFSET
  0;
-- parameters: [3]
