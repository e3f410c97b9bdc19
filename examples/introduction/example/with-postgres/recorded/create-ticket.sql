START TRANSACTION;

INSERT INTO
  "ticket" ("title", "status", "priority", "createdAt", "updatedAt")
VALUES
  ($1, DEFAULT, $2, DEFAULT, DEFAULT)
RETURNING
  "id",
  "status",
  "priority",
  "createdAt",
  "updatedAt";
-- parameters: ["Login page rejects long passwords",5]

COMMIT;
