SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."id" <= 3);

SELECT
  "assignee"."id" AS "assignee_id",
  "assignee"."name" AS "assignee_name",
  "ticket"."id" AS "assignee_ticket_id"
FROM
  "user" "assignee"
  INNER JOIN "ticket" "ticket" ON "ticket"."assigneeId" = "assignee"."id"
WHERE
  "ticket"."id" IN (?, ?, ?)
LIMIT
  3;
-- parameters: [1,2,3]
