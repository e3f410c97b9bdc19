SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."assigneeId" AS "Ticket_assigneeId"
FROM
  "ticket" "Ticket"
  LEFT JOIN "user" "assignee" ON "assignee"."id" = "Ticket"."assigneeId"
WHERE
  (("assignee"."name" LIKE ?))
LIMIT
  11
OFFSET
  0;
-- parameters: ["Ben %"]
