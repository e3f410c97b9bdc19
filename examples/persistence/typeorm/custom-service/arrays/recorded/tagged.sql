SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."tags" AS "Ticket_tags"
FROM
  "ticket" "Ticket"
WHERE
  ($1 = ANY ("Ticket"."tags"));
-- parameters: ["mobile"]
