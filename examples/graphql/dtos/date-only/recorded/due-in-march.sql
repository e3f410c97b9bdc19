SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."dueDay" AS "Ticket_dueDay",
  "Ticket"."startDay" AS "Ticket_startDay"
FROM
  "ticket" "Ticket"
WHERE
  ((("Ticket"."dueDay" < ?)))
  AND ("Ticket"."dueDay" >= ?);
-- parameters: ["2026-03-15","2026-03-01"]
