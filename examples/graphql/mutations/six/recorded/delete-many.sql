DELETE FROM "ticket"
WHERE
  ("priority" <= 2);
