SELECT
  "Label"."id" AS "Label_id",
  "Label"."name" AS "Label_name"
FROM
  "label" "Label"
WHERE
  ("Label"."name" IN (?));
-- parameters: ["bug"]
