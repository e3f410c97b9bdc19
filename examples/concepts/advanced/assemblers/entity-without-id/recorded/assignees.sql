SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."id" <= 2)
LIMIT
  11
OFFSET
  0;

SELECT
  "assignee"."id" AS "assignee_id",
  "assignee"."first" AS "assignee_first",
  "assignee"."last" AS "assignee_last",
  "assignee"."mail" AS "assignee_mail",
  "ticket"."id" AS "assignee_ticket_id"
FROM
  "user" "assignee"
  INNER JOIN "ticket" "ticket" ON "ticket"."assigneeId" = "assignee"."id"
WHERE
  "ticket"."id" IN (?, ?)
LIMIT
  2;
-- parameters: [null,null]
