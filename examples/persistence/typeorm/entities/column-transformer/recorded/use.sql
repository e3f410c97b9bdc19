BEGIN TRANSACTION;

INSERT INTO
  "ticket" ("id", "estimate")
VALUES
  (NULL, 120);

SELECT
  last_insert_rowid();

INSERT INTO
  "ticket" ("id", "estimate")
VALUES
  (NULL, 480);

SELECT
  last_insert_rowid();

COMMIT;

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."estimate" AS "Ticket_estimate"
FROM
  "ticket" "Ticket";

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."estimate" AS "Ticket_estimate"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."estimate" > 4);

SELECT
  SUM("Ticket"."estimate") AS "SUM_estimate"
FROM
  "ticket" "Ticket";
