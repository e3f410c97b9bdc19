SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."assigneeId" AS "Ticket_assigneeId",
  "assignee"."id" AS "assignee_id",
  "assignee"."first" AS "assignee_first",
  "assignee"."last" AS "assignee_last",
  "assignee"."mail" AS "assignee_mail"
FROM
  "ticket" "Ticket"
  LEFT JOIN "user" "assignee" ON "assignee"."id" = "Ticket"."assigneeId"
WHERE
  ("Ticket"."id" <= 2)
LIMIT
  11
OFFSET
  0;
