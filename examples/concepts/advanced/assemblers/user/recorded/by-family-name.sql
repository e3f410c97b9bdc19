SELECT
  "User"."last" AS "GROUP_BY_last",
  COUNT("User"."id") AS "COUNT_id",
  MIN("User"."first") AS "MIN_first"
FROM
  "user" "User"
GROUP BY
  "GROUP_BY_last"
ORDER BY
  "GROUP_BY_last" ASC;
