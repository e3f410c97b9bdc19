SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."project_id" AS "Ticket_project_id"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."project_id" = 1)
LIMIT
  11
OFFSET
  0;
