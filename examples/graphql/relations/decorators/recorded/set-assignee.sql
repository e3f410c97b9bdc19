SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = ?;
-- parameters: ["5"]

SELECT
  "User"."id" AS "User_id",
  "User"."name" AS "User_name"
FROM
  "user" "User"
WHERE
  "User"."id" = ?;
-- parameters: ["3"]

UPDATE "ticket"
SET
  "assigneeId" = ?
WHERE
  "id" = 5;
-- parameters: ["3"]

SELECT
  "assignee"."id" AS "assignee_id",
  "assignee"."name" AS "assignee_name",
  "ticket"."id" AS "assignee_ticket_id"
FROM
  "user" "assignee"
  INNER JOIN "ticket" "ticket" ON "ticket"."assigneeId" = "assignee"."id"
WHERE
  "ticket"."id" IN (?)
LIMIT
  1;
-- parameters: [5]
