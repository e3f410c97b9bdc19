SELECT
  "Project"."id" AS "Project_id",
  "Project"."name" AS "Project_name"
FROM
  "project" "Project"
LIMIT
  3
OFFSET
  0;

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  (
    (
      ("Ticket"."projectId" = 1)
      AND ("Ticket"."status" != ?)
    )
    AND (("Ticket"."title" NOT LIKE ?))
  )
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  2
OFFSET
  0;
-- parameters: ["done","%offline%"]

SELECT
  "Ticket"."id" AS "Ticket_id",
  "Ticket"."title" AS "Ticket_title",
  "Ticket"."priority" AS "Ticket_priority",
  "Ticket"."status" AS "Ticket_status",
  "Ticket"."projectId" AS "Ticket_projectId"
FROM
  "ticket" "Ticket"
WHERE
  (
    (
      ("Ticket"."projectId" = 2)
      AND ("Ticket"."status" != ?)
    )
    AND (("Ticket"."title" NOT LIKE ?))
  )
ORDER BY
  "Ticket"."priority" DESC
LIMIT
  2
OFFSET
  0;
-- parameters: ["done","%offline%"]
