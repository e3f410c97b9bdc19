SELECT
  "Ticket"."id" AS "Ticket_id",
  json("Ticket"."environment") AS "Ticket_environment",
  ("Ticket".environment ->> 'browser') AS "Ticket_browser",
  (CAST("Ticket".environment ->> 'memory' AS int)) AS "Ticket_memory"
FROM
  "ticket" "Ticket"
WHERE
  (("Ticket"."environment" ->> 'browser') = ?)
  AND ((CAST("Ticket"."environment" ->> 'memory' AS int)) >= 16)
ORDER BY
  "Ticket_memory" DESC;
-- parameters: ["Firefox"]
