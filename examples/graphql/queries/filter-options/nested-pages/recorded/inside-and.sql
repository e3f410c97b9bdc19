SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
  LEFT JOIN "ticket" "tickets" ON "tickets"."projectId" = "project"."id"
WHERE
  ((((("tickets"."title" LIKE ?)))))
ORDER BY
  "Ticket"."id" ASC
LIMIT
  5
OFFSET
  0;
-- parameters: ["%a%"]

SELECT
  COUNT(DISTINCT ("Ticket"."id")) AS "cnt"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project" "project" ON "project"."id" = "Ticket"."projectId"
  LEFT JOIN "ticket" "tickets" ON "tickets"."projectId" = "project"."id"
WHERE
  ((((("tickets"."title" LIKE ?)))));
-- parameters: ["%a%"]
