DELETE FROM "ticket"
WHERE
  ("id" = 7);
