SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name",
  "Project"."key" AS "Project_key"
FROM
  "project" "Project"
WHERE
  ("Project"."id" IN (?, ?));
-- parameters: ["2",1]
