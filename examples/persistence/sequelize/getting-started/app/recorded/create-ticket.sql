INSERT INTO
  "tickets" ("id", "title", "status", "priority", "createdAt")
VALUES
  (DEFAULT, $1, $2, $3, $4)
RETURNING
  "id",
  "title",
  "status",
  "priority",
  "createdAt";
-- parameters: ["Rate limit the login","open",3,"2026-01-15 09:02:00.000 +00:00"]
