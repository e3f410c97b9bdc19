SELECT
  "User"."id" AS "User_id",
  "User"."first" AS "User_first",
  "User"."last" AS "User_last",
  "User"."mail" AS "User_mail"
FROM
  "user" "User"
WHERE
  ("User"."last" = ?)
ORDER BY
  "User"."first" DESC
LIMIT
  2
OFFSET
  0;
-- parameters: ["Moreau"]
