select
  "p0".*
from
  "project" as "p0"
where
  "p0"."id" = ?
limit
  ?;
-- parameters: ["3",1]

select
  "t0".*
from
  "ticket" as "t0"
where
  "t0"."project_id" in (?);
-- parameters: [3]

select
  "t0".*
from
  "ticket" as "t0"
where
  "t0"."priority" > ?
  and "t0"."project_id" = ?
limit
  ?;
-- parameters: [4,3,11]
