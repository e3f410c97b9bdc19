SELECT
  "Label"."id" AS "Label_id",
  "Label"."name" AS "Label_name"
FROM
  "label" "Label"
LIMIT
  501
OFFSET
  0;
