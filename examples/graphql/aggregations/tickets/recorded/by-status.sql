SELECT
  "Ticket"."status" AS "GROUP_BY_status",
  COUNT("Ticket"."id") AS "COUNT_id",
  AVG("Ticket"."priority") AS "AVG_priority"
FROM
  "ticket" "Ticket"
GROUP BY
  "GROUP_BY_status"
ORDER BY
  "GROUP_BY_status" ASC;
