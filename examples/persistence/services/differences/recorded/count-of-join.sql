SELECT
  COUNT("Project"."id") AS "COUNT_id"
FROM
  "project" "Project"
  LEFT JOIN "ticket" "tickets" ON "tickets"."projectId" = "Project"."id"
  AND ("tickets"."deletedAt" IS NULL)
WHERE
  (("tickets"."priority" >= 4));

SELECT
  COUNT(DISTINCT ("Project"."id")) AS "cnt"
FROM
  "project" "Project"
  LEFT JOIN "ticket" "tickets" ON "tickets"."projectId" = "Project"."id"
  AND ("tickets"."deletedAt" IS NULL)
WHERE
  (("tickets"."priority" >= 4));
