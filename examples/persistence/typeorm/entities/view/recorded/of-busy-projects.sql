SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project_load" "load" ON "load"."id" = "Ticket"."projectId"
WHERE
  (("load"."tickets" < 3))
LIMIT
  11
OFFSET
  0;

SELECT
  "load"."id" AS "load_id",
  "load"."tickets" AS "load_tickets",
  "ticket"."id" AS "load_ticket_id"
FROM
  "project_load" "load"
  INNER JOIN "ticket" "ticket" ON "ticket"."projectId" = "load"."id"
WHERE
  "ticket"."id" IN (?, ?)
LIMIT
  2;
-- parameters: [7,8]
