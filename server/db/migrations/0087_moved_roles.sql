-- A role that goes from one company to another, as those of a merger do, is told of in both.
create or replace function company_role_changed() returns trigger language plpgsql as $$
declare
  was company_role := case when old.is_active then old.role end;
  is_now company_role := case when new.is_active then new.role end;
begin
  if tg_op = 'UPDATE' and (old.user_id, old.company_id) is distinct from (new.user_id, new.company_id) then
    perform end_sessions(old.user_id, 'ROLE_CHANGED');
    perform end_sessions(new.user_id, 'ROLE_CHANGED');
    insert into security_log (kind, actor_user_id, user_id, company_id, details, request_id)
    select 'ROLE_CHANGED', nullif(current_setting('logis.actor', true), '')::bigint, told.user_id, told.company_id,
      jsonb_build_object('from', told.was, 'to', told.is_now), nullif(current_setting('logis.request', true), '')
    from (values (1, old.user_id, old.company_id, was, null::company_role), (2, new.user_id, new.company_id, null, is_now))
      as told (place, user_id, company_id, was, is_now)
    where told.was is distinct from told.is_now order by told.place;
    return null;
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
