SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name",
  "Project"."ownerId" AS "Project_ownerId"
FROM
  "project" "Project"
WHERE
  ((("Project"."id" IS NULL)))
LIMIT
  11
OFFSET
  0;
