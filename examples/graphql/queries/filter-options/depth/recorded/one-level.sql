SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project"
  LEFT JOIN "ticket" "tickets" ON "tickets"."projectId" = "Project"."id"
WHERE
  (("tickets"."title" LIKE ?));
-- parameters: ["%invoices%"]
