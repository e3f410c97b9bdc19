SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project"
LIMIT
  11
OFFSET
  0;

SELECT
  "Ticket"."projectId" AS "GROUP_BY_projectId",
  COUNT("Ticket"."id") AS "COUNT_id"
FROM
  "ticket" "Ticket"
WHERE
  (
    ("Ticket"."status" = ?)
    AND ("Ticket"."projectId" IN (?, ?, ?))
  )
  AND ("Ticket"."deletedAt" IS NULL)
GROUP BY
  "GROUP_BY_projectId"
ORDER BY
  "GROUP_BY_projectId" ASC;
-- parameters: ["open",1,2,3]
