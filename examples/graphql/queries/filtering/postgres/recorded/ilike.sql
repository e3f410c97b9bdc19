SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."dueDate" AS "Ticket_dueDate"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."title" ILIKE $1);
-- parameters: ["%APP%"]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."dueDate" AS "Ticket_dueDate"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."title" NOT ILIKE $1);
-- parameters: ["%APP%"]
