SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
WHERE
  ((("project"."name" = ?)))
  AND ("Ticket"."deletedAt" IS NULL);
-- parameters: ["Billing"]

SELECT DISTINCT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."dueDate" AS "Ticket_dueDate",
  "Ticket"."createdAt" AS "Ticket_createdAt",
  "Ticket"."deletedAt" AS "Ticket_deletedAt",
  "Ticket"."projectId" AS "Ticket_projectId",
  "Ticket"."id" AS "Ticket_id"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
WHERE
  ((("project"."name" = ?)))
  AND ("Ticket"."deletedAt" IS NULL);
-- parameters: ["Billing"]

DELETE FROM "ticket"
WHERE
  ("id" IN (?, ?));
-- parameters: [null,null]
