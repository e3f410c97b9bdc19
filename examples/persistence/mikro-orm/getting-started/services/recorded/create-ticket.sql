begin;

insert into
  "ticket" ("title", "priority")
values
  (?, ?)
returning
  "id",
  "status",
  "created_at";
-- parameters: ["Rate limit the login",3]

commit;
