select
  "t0".*
from
  "ticket" as "t0"
where
  "t0"."priority" > ?
  and "t0"."priority" < ?
order by
  "t0"."id" asc;
-- parameters: [1,4]
