SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title"
FROM
  "ticket" "Ticket"
WHERE
  "Ticket"."id" = ?;
-- parameters: ["1"]

SELECT
  "AuditEntry"."id" AS "AuditEntry_id",
  "AuditEntry"."action" AS "AuditEntry_action",
  "AuditEntry"."ticketId" AS "AuditEntry_ticketId"
FROM
  "audit_entry" "AuditEntry"
WHERE
  ("AuditEntry"."ticketId" = 1);
