SELECT
  DATE ("Ticket"."createdAt") AS "GROUP_BY_createdAt",
  COUNT("Ticket"."id") AS "COUNT_id"
FROM
  "ticket" "Ticket"
GROUP BY
  "GROUP_BY_createdAt"
ORDER BY
  "GROUP_BY_createdAt" ASC;
