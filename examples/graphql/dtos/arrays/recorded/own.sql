SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."browsers" AS "Ticket_browsers",
  "Ticket"."mainBrowser" AS "Ticket_mainBrowser",
  "Ticket"."systems" AS "Ticket_systems",
  "Ticket"."mainSystem" AS "Ticket_mainSystem"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."mainSystem" = ?);
-- parameters: ["macos"]
