SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name",
  (
    SELECT
      COUNT(*)
    FROM
      "ticket"
    WHERE
      "ticket"."projectId" = "Project".id
      AND "ticket"."status" != 'done'
  ) AS "Project_openTickets"
FROM
  "project" "Project"
WHERE
  (
    (
      SELECT
        COUNT(*)
      FROM
        "ticket"
      WHERE
        "ticket"."projectId" = "Project"."id"
        AND "ticket"."status" != 'done'
    ) > 0
  )
ORDER BY
  "Project_openTickets" DESC,
  "Project"."name" ASC
LIMIT
  11
OFFSET
  0;
