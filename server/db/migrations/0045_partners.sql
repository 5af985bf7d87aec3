-- A company that administrators have disabled: nobody acts for it, and its people are told why as they sign in.
alter table companies add column disabled_at timestamptz, add column disabled_reason text,
  add constraint companies_disabled check ((disabled_at is null) = (disabled_reason is null));
-- Whoever works for it has no session left, nor when it is enabled again.
create function company_disabled() returns trigger language plpgsql as $$
declare person bigint;
begin
  for person in select user_id from user_role_companies where company_id = new.id and is_active order by user_id loop
    perform end_sessions(person, 'COMPANY_DISABLED');
  end loop;
  return null;
end $$;
create trigger company_disabled after update of disabled_at on companies for each row
  when (old.disabled_at is null and new.disabled_at is not null) execute function company_disabled();
