-- The browser that a session lives in, by the hash of its cookie's secret; null for a client that is no browser.
alter table access_tokens add column browser_hash bytea check (octet_length(browser_hash) = 32);
create index access_tokens_browser on access_tokens (browser_hash) where revoked_at is null and browser_hash is not null;

-- Ends what a person has open, and says so. Whoever signs in at this moment holds the account: that session is awaited,
-- and ends with the others. Machines are no sessions of a person.
create function end_sessions(person bigint, cause text) returns void language plpgsql as $$
declare ended bigint[];
begin
  perform from users where id = person for no key update;
  with gone as (
    update access_tokens set revoked_at = clock_timestamp() where user_id = person and revoked_at is null and scope <> 'machine'
    returning id, expires_at)
  select array_agg(id order by id) into ended from gone where expires_at > now();
  if ended is not null then
    insert into security_log (kind, actor_user_id, user_id, details, request_id)
    values ('SESSIONS_ENDED', nullif(current_setting('logis.actor', true), '')::bigint, person,
      jsonb_build_object('cause', cause, 'session_ids', ended), nullif(current_setting('logis.request', true), ''));
  end if;
end $$;

-- A role given, taken or changed: no session from before serves for it, whoever changed it and by whatever statement.
create function global_role_changed() returns trigger language plpgsql as $$
declare person bigint := coalesce(new.user_id, old.user_id); kept text[];
begin
  select coalesce(array_agg(role::text order by role), '{}') into kept from user_global_roles where user_id = person
    and role is distinct from new.role and role is distinct from old.role;
  perform end_sessions(person, 'ROLE_CHANGED');
  insert into security_log (kind, actor_user_id, user_id, details, request_id)
  values ('GLOBAL_ROLES_CHANGED', nullif(current_setting('logis.actor', true), '')::bigint, person,
    jsonb_build_object('from', kept || array_remove(array[old.role::text], null), 'to', kept || array_remove(array[new.role::text], null)),
    nullif(current_setting('logis.request', true), ''));
  return null;
end $$;
create trigger global_role_changed after insert or update or delete on user_global_roles for each row execute function global_role_changed();

create function company_role_changed() returns trigger language plpgsql as $$
declare
  was company_role := case when old.is_active then old.role end;
  is_now company_role := case when new.is_active then new.role end;
begin
  if tg_op = 'UPDATE' and (old.user_id, old.company_id) is distinct from (new.user_id, new.company_id) then
    perform end_sessions(old.user_id, 'ROLE_CHANGED');
    perform end_sessions(new.user_id, 'ROLE_CHANGED');
  elsif was is distinct from is_now then
    perform end_sessions(coalesce(new.user_id, old.user_id), 'ROLE_CHANGED');
  elsif tg_op = 'UPDATE' and old.is_primary <> new.is_primary and exists (
    -- Acting for another company of one's own changes rights where its type or the role differs.
    select from user_role_companies m join companies c on c.id = m.company_id join companies own on own.id = new.company_id
    where m.user_id = new.user_id and m.company_id <> new.company_id and m.is_active and (c.type <> own.type or m.role <> new.role)
  ) then
    perform end_sessions(new.user_id, 'ROLE_CHANGED');
  end if;
  if was is distinct from is_now then
    insert into security_log (kind, actor_user_id, user_id, company_id, details, request_id)
    values ('ROLE_CHANGED', nullif(current_setting('logis.actor', true), '')::bigint, coalesce(new.user_id, old.user_id),
      coalesce(new.company_id, old.company_id), jsonb_build_object('from', was, 'to', is_now), nullif(current_setting('logis.request', true), ''));
  end if;
  return null;
end $$;
create trigger company_role_changed after insert or update or delete on user_role_companies for each row execute function company_role_changed();

-- A disabled account has no session left, nor when it is enabled again.
create function account_disabled() returns trigger language plpgsql as $$
begin
  perform end_sessions(new.id, case when new.deleted_at is null then 'ACCOUNT_DISABLED' else 'ACCOUNT_CLOSED' end);
  return null;
end $$;
create trigger account_disabled after update of is_active on users for each row when (old.is_active and not new.is_active)
  execute function account_disabled();
