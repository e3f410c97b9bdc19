select
  "t0".*
from
  "ticket" as "t0"
  left join "ticket_labels" as "t1" on "t0"."id" = "t1"."ticket_id"
  left join "ticket_labels" as "t2" on "t0"."id" = "t2"."ticket_id"
where
  "t1"."label_code" = ?
  and "t2"."label_code" = ?;
-- parameters: ["bug","accessibility"]
