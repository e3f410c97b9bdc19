SELECT
  COUNT("Ticket"."id") AS "COUNT_id",
  SUM("Ticket"."estimate") AS "SUM_estimate",
  AVG("Ticket"."priority") AS "AVG_priority",
  MAX("Ticket"."status") AS "MAX_status",
  MIN("Ticket"."priority") AS "MIN_priority"
FROM
  "ticket" "Ticket";
