-- What administrators change of the platform itself, from what to what. Append-only. No foreign keys: it outlives the
-- people and the things whose ids it keeps.
create table administration_entries (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  action text not null check (action in ('CREATED','UPDATED','DELETED')),
  model_name text not null check (model_name ~ '^[A-Z][A-Za-z]{1,39}$'), model_id bigint not null,
  name text not null, pretty_log jsonb not null,
  actor_user_id bigint not null, impersonator_user_id bigint, operation text not null, request_id text not null
);
create index administration_entries_feed on administration_entries (created_at desc, id desc);
create index administration_entries_actor on administration_entries (actor_user_id, created_at desc);
create function administration_entries_keep() returns trigger language plpgsql as $$
begin
  raise exception 'administration_entries is append-only' using errcode = '42501';
end $$;
create trigger administration_entries_keep_rows before update or delete on administration_entries
  for each row execute function administration_entries_keep();
create trigger administration_entries_keep_all before truncate on administration_entries
  for each statement execute function administration_entries_keep();
