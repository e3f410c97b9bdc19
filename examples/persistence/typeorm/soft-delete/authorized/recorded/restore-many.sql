UPDATE "ticket"
SET
  "deletedAt" = NULL
WHERE
  (
    (("assigneeId" = 2))
    AND (("deletedAt" IS NOT NULL))
  )
  AND "deletedAt" IS NOT NULL;
