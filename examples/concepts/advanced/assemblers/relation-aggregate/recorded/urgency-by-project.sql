SELECT
  "Ticket"."projectId" AS "GROUP_BY_projectId",
  MAX("Ticket"."priority") AS "MAX_priority"
FROM
  "ticket" "Ticket"
WHERE
  ("Ticket"."priority" >= 2)
GROUP BY
  "GROUP_BY_projectId"
ORDER BY
  "GROUP_BY_projectId" ASC;
