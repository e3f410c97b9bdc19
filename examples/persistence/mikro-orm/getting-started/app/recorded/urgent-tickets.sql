select
  "t0".*
from
  "ticket" as "t0"
where
  "t0"."title" ilike ?
  and "t0"."priority" >= ?
order by
  "t0"."priority" desc
limit
  ?;
-- parameters: ["%PAGE%",4,11]
