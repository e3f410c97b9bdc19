SELECT
  "Label"."id" AS "Label_id",
  "Label"."name" AS "Label_name"
FROM
  "label" "Label"
WHERE
  ("Label"."id" = 9007199254740992);
