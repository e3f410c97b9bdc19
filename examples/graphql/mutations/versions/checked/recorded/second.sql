SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."version" AS "Ticket_version"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = ?;
-- parameters: ["1"]

UPDATE "ticket"
SET
  "title" = ?,
  "version" = "version" + 1
WHERE
  (
    "id" = ?
    AND "version" = 1
  );
-- parameters: ["Login page rejects long words","1"]
