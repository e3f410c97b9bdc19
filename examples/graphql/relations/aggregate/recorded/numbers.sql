SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project";

SELECT DISTINCT
  "tickets"."id" AS "tickets_id",
  "tickets"."title" AS "tickets_title",
  "tickets"."priority" AS "tickets_priority",
  "tickets"."projectId" AS "tickets_projectId",
  "tickets"."assigneeId" AS "tickets_assigneeId"
FROM
  "ticket" "tickets"
WHERE
  ("tickets"."priority" >= 4)
  AND "tickets"."projectId" IN (?, ?, ?)
LIMIT
  11
OFFSET
  0;
-- parameters: [1,2,3]

SELECT
  "COUNT_id",
  "MAX_priority",
  "__nestjsQuery__entityIndex__"
FROM
  (
    SELECT
      *
    FROM
      (
        SELECT
          COUNT("tickets"."id") AS "COUNT_id",
          MAX("tickets"."priority") AS "MAX_priority",
          0 AS "__nestjsQuery__entityIndex__"
        FROM
          "ticket" "tickets"
        WHERE
          ("tickets"."projectId" = 1)
          AND ("tickets"."priority" >= 4)
      ) AS "tickets"
    UNION ALL
    SELECT
      *
    FROM
      (
        SELECT
          COUNT("tickets"."id") AS "COUNT_id",
          MAX("tickets"."priority") AS "MAX_priority",
          1 AS "__nestjsQuery__entityIndex__"
        FROM
          "ticket" "tickets"
        WHERE
          ("tickets"."projectId" = 2)
          AND ("tickets"."priority" >= 4)
      ) AS "tickets"
    UNION ALL
    SELECT
      *
    FROM
      (
        SELECT
          COUNT("tickets"."id") AS "COUNT_id",
          MAX("tickets"."priority") AS "MAX_priority",
          2 AS "__nestjsQuery__entityIndex__"
        FROM
          "ticket" "tickets"
        WHERE
          ("tickets"."projectId" = 3)
          AND ("tickets"."priority" >= 4)
      ) AS "tickets"
  ) "unioned";

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "tickets"
WHERE
  ("tickets"."projectId" = 1)
  AND ("tickets"."priority" >= 4);

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "tickets"
WHERE
  ("tickets"."projectId" = 2)
  AND ("tickets"."priority" >= 4);

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "tickets"
WHERE
  ("tickets"."projectId" = 3)
  AND ("tickets"."priority" >= 4);
