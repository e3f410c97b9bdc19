DELETE FROM "ticket"
WHERE
  (
    (("status" = ?))
    OR (("title" LIKE ?))
  );
-- parameters: ["done","%invoice%"]
