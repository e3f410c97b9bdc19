SELECT
  DATE (TO_CHAR("Ticket"."createdAt", 'YYYY-01-01')) AS "GROUP_BY_createdAt",
  DATE (TO_CHAR("Ticket"."createdAt", 'YYYY-mm-01')) AS "GROUP_BY_createdAt",
  COUNT("Ticket"."id") AS "COUNT_id"
FROM
  "ticket" "Ticket"
GROUP BY
  "GROUP_BY_createdAt",
  "GROUP_BY_createdAt"
ORDER BY
  "GROUP_BY_createdAt" ASC;
