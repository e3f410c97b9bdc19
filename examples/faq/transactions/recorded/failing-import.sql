BEGIN TRANSACTION;

INSERT INTO
  "ticket" ("id", "title")
VALUES
  (NULL, ?);
-- parameters: ["Round amounts"]

SELECT
  last_insert_rowid();

INSERT INTO
  "ticket" ("id", "title")
VALUES
  (NULL, ?);
-- parameters: ["Round amounts"]

ROLLBACK;

SELECT
  COUNT(1) AS "cnt"
FROM
  "ticket" "Ticket";
