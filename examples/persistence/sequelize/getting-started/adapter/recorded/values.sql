SELECT
  COUNT("id") AS "COUNT_id",
  SUM("priority") AS "SUM_priority",
  AVG("priority") AS "AVG_priority",
  MAX("priority") AS "MAX_priority"
FROM
  "tickets" AS "Ticket";
