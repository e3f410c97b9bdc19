SELECT DISTINCT
  "distinctAlias"."Project_id" AS "ids_Project_id",
  "distinctAlias"."Project_id"
FROM
  (
    SELECT
      "Project"."id" AS "Project_id",
      "Project"."name" AS "Project_name"
    FROM
      "project" "Project"
      LEFT JOIN "ticket" "tickets" ON "tickets"."projectId" = "Project"."id"
    WHERE
      (("tickets"."status" != ?))
  ) "distinctAlias"
ORDER BY
  "distinctAlias"."Project_id" ASC,
  "Project_id" ASC
LIMIT
  2;
-- parameters: ["done"]

SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project"
  LEFT JOIN "ticket" "tickets" ON "tickets"."projectId" = "Project"."id"
WHERE
  ((("tickets"."status" != ?)))
  AND ("Project"."id" IN (1, 2))
ORDER BY
  "Project"."id" ASC;
-- parameters: ["done"]
