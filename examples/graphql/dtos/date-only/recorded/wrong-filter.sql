SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."dueDay" AS "Ticket_dueDay",
  "Ticket"."startDay" AS "Ticket_startDay"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."startDay" = ?);
-- parameters: ["2026-02-01 00:00:00.000"]
