SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project";

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
          AND ("tickets"."priority" >= 2)
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
          AND ("tickets"."priority" >= 2)
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
          AND ("tickets"."priority" >= 2)
      ) AS "tickets"
  ) "unioned";
