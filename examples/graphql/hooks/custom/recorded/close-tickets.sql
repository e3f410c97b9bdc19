UPDATE "ticket"
SET
  "editor" = ?,
  "status" = ?
WHERE
  ("id" IN (?, ?));
-- parameters: ["Ada Moreau","done",1,2]
