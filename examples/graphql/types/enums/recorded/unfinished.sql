SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."status" AS "Ticket_status"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."title" LIKE ?)
  AND ("Ticket"."status" IN (?, ?));
-- parameters: ["%load%","open","started"]
