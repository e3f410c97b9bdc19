SELECT
  "Ticket"."status" AS "status",
  COUNT(*) AS "tickets"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."dueDate" IS NOT NULL)
GROUP BY
  "Ticket"."status"
ORDER BY
  "Ticket"."status" ASC;
