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
  "COUNT_id",
  "SUM_estimate",
  "__nestjsQuery__entityIndex__"
FROM
  (
    SELECT
      *
    FROM
      (
        SELECT
          COUNT("tickets"."id") AS "COUNT_id",
          SUM("tickets"."estimate") AS "SUM_estimate",
          0 AS "__nestjsQuery__entityIndex__"
        FROM
          "ticket" "tickets"
        WHERE
          ("tickets"."projectId" = 1)
      ) AS "tickets"
    UNION ALL
    SELECT
      *
    FROM
      (
        SELECT
          COUNT("tickets"."id") AS "COUNT_id",
          SUM("tickets"."estimate") AS "SUM_estimate",
          1 AS "__nestjsQuery__entityIndex__"
        FROM
          "ticket" "tickets"
        WHERE
          ("tickets"."projectId" = 2)
      ) AS "tickets"
    UNION ALL
    SELECT
      *
    FROM
      (
        SELECT
          COUNT("tickets"."id") AS "COUNT_id",
          SUM("tickets"."estimate") AS "SUM_estimate",
          2 AS "__nestjsQuery__entityIndex__"
        FROM
          "ticket" "tickets"
        WHERE
          ("tickets"."projectId" = 3)
      ) AS "tickets"
    UNION ALL
    SELECT
      *
    FROM
      (
        SELECT
          COUNT("tickets"."id") AS "COUNT_id",
          SUM("tickets"."estimate") AS "SUM_estimate",
          3 AS "__nestjsQuery__entityIndex__"
        FROM
          "ticket" "tickets"
        WHERE
          ("tickets"."projectId" = 4)
      ) AS "tickets"
  ) "unioned";
