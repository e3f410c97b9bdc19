SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name",
  "Project"."ownerId" AS "Project_ownerId"
FROM
  "project" "Project"
WHERE
  ("Project"."ownerId" = 1)
LIMIT
  11
OFFSET
  0;

SELECT
  COUNT(1) AS "cnt"
FROM
  "project" "Project"
WHERE
  ("Project"."ownerId" = 1);
