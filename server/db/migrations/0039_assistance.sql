-- Support in someone's name: whether it only looks, and from which session. What it has open ends with the role of
-- whoever assists, and with that session.
alter table access_tokens add column read_only boolean not null default false,
  add column opened_from_id bigint references access_tokens on delete cascade;
create index access_tokens_opened_from on access_tokens (opened_from_id) where opened_from_id is not null;
create index access_tokens_impersonator on access_tokens (impersonator_user_id) where impersonator_user_id is not null and revoked_at is null;
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('SUPPORT_ACCESS', 'Accès d’assistance à votre compte', 'Support access to your account', 'user', 'mail', false);

create or replace function end_sessions(person bigint, cause text) returns void language plpgsql as $$
declare ended bigint[];
begin
  perform from users where id = person for no key update;
  with gone as (
    update access_tokens set revoked_at = clock_timestamp()
    where (user_id = person or impersonator_user_id = person) and revoked_at is null and scope <> 'machine'
    returning id, expires_at)
  select array_agg(id order by id) into ended from gone where expires_at > now();
  if ended is not null then
    insert into security_log (kind, actor_user_id, user_id, details, request_id)
    values ('SESSIONS_ENDED', nullif(current_setting('logis.actor', true), '')::bigint, person,
      jsonb_build_object('cause', cause, 'session_ids', ended), nullif(current_setting('logis.request', true), ''));
  end if;
end $$;

create function assistance_ended() returns trigger language plpgsql as $$
declare gone record;
begin
  for gone in
    update access_tokens set revoked_at = clock_timestamp() where opened_from_id = new.id and revoked_at is null
    returning id, user_id, expires_at
  loop
    if gone.expires_at > now() then
      insert into security_log (kind, actor_user_id, user_id, details, request_id)
      values ('SESSIONS_ENDED', new.user_id, gone.user_id,
        jsonb_build_object('cause', 'ASSISTANT_LEFT', 'session_ids', array[gone.id]), nullif(current_setting('logis.request', true), ''));
    end if;
  end loop;
  return null;
end $$;
create trigger assistance_ended after update of revoked_at on access_tokens for each row
  when (old.revoked_at is null and new.revoked_at is not null and new.impersonator_user_id is null) execute function assistance_ended();
