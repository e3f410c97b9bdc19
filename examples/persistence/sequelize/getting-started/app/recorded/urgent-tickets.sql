SELECT
  "id",
  "title",
  "status",
  "priority",
  "createdAt"
FROM
  "tickets" AS "Ticket"
WHERE
  (
    (
      "Ticket"."title" ILIKE '%PAGE%'
      AND "Ticket"."priority" >= 4
    )
  )
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  11
OFFSET
  0;
