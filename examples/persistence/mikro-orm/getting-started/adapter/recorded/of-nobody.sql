select
  "t0".*
from
  "ticket" as "t0"
where
  "t0"."assignee_id" is null;
