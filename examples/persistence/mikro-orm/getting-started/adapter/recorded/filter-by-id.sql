select
  "t0".*
from
  "ticket" as "t0"
where
  "t0"."id" = ?
limit
  ?;
-- parameters: [2,1]

select
  "t0".*
from
  "ticket" as "t0"
where
  "t0"."id" = ?
  and "t0"."id" = ?
limit
  ?;
-- parameters: [1,2,1]
