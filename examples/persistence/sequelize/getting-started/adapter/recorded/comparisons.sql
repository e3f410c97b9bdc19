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
  ("Ticket"."dueDate" IS NULL);

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
  ("Ticket"."dueDate" != '2026-01-20 00:00:00.000 +00:00');

SELECT
  "id",
  "title",
  "status",
  "priority",
  "dueDate",
  "createdAt",
  "projectId"
FROM
  "tickets" AS "Ticket";

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
  (0 = 1);
