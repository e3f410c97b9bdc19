SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."priority" AS "Ticket_priority"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."priority" >= 4)
  AND ("Ticket"."status" != ?)
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  3
OFFSET
  0;
-- parameters: ["done"]

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."priority" >= 4)
  AND ("Ticket"."status" != ?);
-- parameters: ["done"]
