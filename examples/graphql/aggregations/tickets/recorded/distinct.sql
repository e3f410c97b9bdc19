SELECT
  "Ticket"."status" AS "GROUP_BY_status",
  "Ticket"."priority" AS "GROUP_BY_priority"
FROM
  "ticket" "Ticket"
GROUP BY
  "GROUP_BY_status",
  "GROUP_BY_priority"
ORDER BY
  "GROUP_BY_status" ASC,
  "GROUP_BY_priority" ASC;
