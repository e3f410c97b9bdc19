SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."projectId" = 1)
LIMIT
  2
OFFSET
  0;

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."projectId" = 2)
LIMIT
  2
OFFSET
  0;

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."projectId" = 1);

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."projectId" = 2);
