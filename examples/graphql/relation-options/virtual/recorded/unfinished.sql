SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project";

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."projectId" = 1)
  AND ("Ticket"."status" != ?)
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  2
OFFSET
  0;
-- parameters: ["done"]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."projectId" = 2)
  AND ("Ticket"."status" != ?)
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  2
OFFSET
  0;
-- parameters: ["done"]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."projectId" = 3)
  AND ("Ticket"."status" != ?)
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  2
OFFSET
  0;
-- parameters: ["done"]
