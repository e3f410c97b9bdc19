SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
WHERE
  (("project"."name" = ?));
-- parameters: ["Website"]
