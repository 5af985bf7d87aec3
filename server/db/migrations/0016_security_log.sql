-- Who entered, who was refused, who was given what, what was taken out. Append-only: nothing here changes, and what is
-- younger than twelve months does not go. No foreign keys: the log outlives the people and things whose ids it keeps.
create table security_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  kind text not null check (kind ~ '^[A-Z][A-Z_]{2,39}$'),
  operation text, actor_user_id bigint, impersonator_user_id bigint, user_id bigint, company_id bigint, residence_id bigint,
  details jsonb not null default '{}',
  ip inet, user_agent text, request_id text
);
create index security_log_feed on security_log (created_at desc, id desc);
create index security_log_actor on security_log (actor_user_id, created_at desc);
create index security_log_impersonator on security_log (impersonator_user_id, created_at desc) where impersonator_user_id is not null;
create index security_log_user on security_log (user_id, created_at desc);
create function security_log_keeps() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - interval '12 months' then return old; end if;
  end if;
  raise exception 'security_log is append-only' using errcode = '42501';
end $$;
create trigger security_log_keeps_rows before update or delete on security_log for each row execute function security_log_keeps();
create trigger security_log_keeps_all before truncate on security_log for each statement execute function security_log_keeps();
-- The one way out, open to a role that may not delete: what is over twelve months old.
create function forget_security_log() returns bigint language sql security definer set search_path = pg_catalog, public as $$
  with gone as (delete from public.security_log where created_at < now() - interval '12 months' returning 1)
  select count(*) from gone
$$;
