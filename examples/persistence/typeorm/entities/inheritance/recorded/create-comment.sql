BEGIN TRANSACTION;

INSERT INTO
  "entry" ("id", "kind", "body")
VALUES
  (NULL, ?, ?);
-- parameters: ["comment","Fixed in the release of Friday"]

SELECT
  last_insert_rowid();

COMMIT;
