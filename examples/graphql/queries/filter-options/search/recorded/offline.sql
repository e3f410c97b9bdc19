SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."body" AS "Ticket_body",
  ("Ticket".title || ' ' || COALESCE("Ticket".body, '')) AS "Ticket_text"
FROM
  "ticket" "Ticket"
WHERE
  (("Ticket"."title" || ' ' || COALESCE("Ticket"."body", '')) LIKE ?)
LIMIT
  11
OFFSET
  0;
-- parameters: ["%offline%"]

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket"
WHERE
  (("Ticket"."title" || ' ' || COALESCE("Ticket"."body", '')) LIKE ?);
-- parameters: ["%offline%"]
