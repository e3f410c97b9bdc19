SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."parentId" AS "Ticket_parentId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."parentId" IN (?));
-- parameters: [1]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."parentId" AS "Ticket_parentId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."parentId" IN (?, ?));
-- parameters: [2,4]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."parentId" AS "Ticket_parentId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."parentId" IN (?));
-- parameters: [3]
