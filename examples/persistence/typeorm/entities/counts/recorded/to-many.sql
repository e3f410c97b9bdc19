SELECT
  COUNT(DISTINCT ("Project"."id")) AS "cnt"
FROM
  "project" "Project"
  LEFT JOIN "ticket" "tickets" ON "tickets"."projectId" = "Project"."id"
WHERE
  (("tickets"."title" LIKE ?));
-- parameters: ["%a%"]
