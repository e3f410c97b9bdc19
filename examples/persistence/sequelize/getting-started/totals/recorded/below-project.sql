SELECT
  "id",
  "name"
FROM
  "Projects" AS "Project"
LIMIT
  11
OFFSET
  0;

SELECT
  "Ticket"."id",
  "Ticket"."title",
  "Ticket"."projectId"
FROM
  "Tickets" AS "Ticket"
  LEFT OUTER JOIN "Comments" AS "comments" ON "Ticket"."id" = "comments"."ticketId"
WHERE
  (
    "Ticket"."projectId" = 1
    AND (("comments"."body" LIKE 'Seen%'))
  )
LIMIT
  11
OFFSET
  0;

SELECT
  COUNT("Ticket"."id") AS "count"
FROM
  "Tickets" AS "Ticket"
  LEFT OUTER JOIN "Comments" AS "comments" ON "Ticket"."id" = "comments"."ticketId"
WHERE
  (
    "Ticket"."projectId" = 1
    AND (("comments"."body" LIKE 'Seen%'))
  );
