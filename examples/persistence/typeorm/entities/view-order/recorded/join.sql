SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "project_load" "load"
WHERE
  (("load"."tickets" < 3));
