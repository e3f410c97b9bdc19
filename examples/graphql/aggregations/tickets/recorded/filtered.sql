SELECT
  "Ticket"."status" AS "GROUP_BY_status",
  COUNT("Ticket"."id") AS "COUNT_id"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."priority" >= 4)
GROUP BY
  "GROUP_BY_status"
ORDER BY
  "GROUP_BY_status" ASC;
