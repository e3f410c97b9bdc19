SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."reporter" AS "Ticket_reporter",
  "Ticket"."editor" AS "Ticket_editor"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."status" = ?)
LIMIT
  11
OFFSET
  0;
-- parameters: ["open"]
