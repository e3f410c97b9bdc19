select
  "t0".*
from
  "ticket" as "t0"
  inner join "project" as "p1" on "t0"."project_id" = "p1"."id"
where
  "t0"."priority" >= ?
  and "p1"."name" = ?
limit
  ?;
-- parameters: [4,"Website",11]

select
  "p0".*
from
  "project" as "p0"
where
  "p0"."id" = ?
limit
  ?;
-- parameters: [1,1]
