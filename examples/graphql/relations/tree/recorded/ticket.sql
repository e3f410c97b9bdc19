SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."parentId" AS "Ticket_parentId"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = ?;
-- parameters: ["2"]

SELECT
  "parent"."id" AS "parent_id",
  "parent"."title" AS "parent_title",
  "parent"."parentId" AS "parent_parentId",
  "ticket"."id" AS "parent_ticket_id"
FROM
  "ticket" "parent"
  INNER JOIN "ticket" "ticket" ON "ticket"."parentId" = "parent"."id"
WHERE
  "ticket"."id" IN (?)
LIMIT
  1;
-- parameters: [2]

SELECT DISTINCT
  "children"."id" AS "children_id",
  "children"."title" AS "children_title",
  "children"."parentId" AS "children_parentId"
FROM
  "ticket" "children"
WHERE
  "children"."parentId" IN (?);
-- parameters: [2]
