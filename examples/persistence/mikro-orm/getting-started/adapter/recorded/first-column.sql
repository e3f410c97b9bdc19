select
  "w0".*
from
  "watch" as "w0"
where
  "w0"."user_id" = ?
limit
  ?;
-- parameters: [1,1]
