SELECT
  "id",
  "title",
  "status",
  "priority",
  "dueDate",
  "createdAt",
  "projectId"
FROM
  "tickets" AS "Ticket"
WHERE
  ("Ticket"."id" = 2)
LIMIT
  1;

SELECT
  "id",
  "title",
  "status",
  "priority",
  "dueDate",
  "createdAt",
  "projectId"
FROM
  "tickets" AS "Ticket"
WHERE
  (
    ("Ticket"."id" = 1)
    AND "Ticket"."id" = 2
  )
LIMIT
  1;
