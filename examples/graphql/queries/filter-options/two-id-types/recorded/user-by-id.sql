SELECT
  "User"."id" AS "User_id",
  "User"."name" AS "User_name"
FROM
  "user" "User"
WHERE
  ("User"."id" = NaN);
