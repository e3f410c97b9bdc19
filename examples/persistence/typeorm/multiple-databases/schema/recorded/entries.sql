START TRANSACTION;

INSERT INTO
  "audit"."audit_entry" ("action")
VALUES
  ($1)
RETURNING
  "id";
-- parameters: ["closed"]

COMMIT;

SELECT
  "AuditEntry"."id" AS "AuditEntry_id",
  "AuditEntry"."action" AS "AuditEntry_action"
FROM
  "audit"."audit_entry" "AuditEntry"
WHERE
  ("AuditEntry"."action" = $1);
-- parameters: ["closed"]
