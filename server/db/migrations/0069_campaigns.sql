-- Campaigns of invitations: whom each one writes to, with which words, when, and which mails it has promised. A mail and the
-- place of its home move on by one transaction; a home has one mail a round.
create table campaigns (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  user_id bigint references users on delete set null,
  -- By whose rights it leaves.
  sender_user_id bigint references users on delete set null,
  impersonator_user_id bigint references users on delete set null,
  name text not null, subject text, note text check (length(note) <= 500),
  state text not null default 'DRAFT' check (state in ('DRAFT','SCHEDULED','SENDING','STOPPED','SENT')),
  starts_at timestamptz, spread_hours int not null default 0 check (spread_hours between 0 and 72),
  relaunches boolean not null default false, relaunched_at timestamptz,
  stop_reason text,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  started_at timestamptz, stopped_at timestamptz, ended_at timestamptz,
  -- When somebody last went on with it: of several who could, one goes on.
  driven_at timestamptz
);
create index campaigns_company on campaigns (company_id, created_at desc, id desc);
create index campaigns_user on campaigns (user_id);
create index campaigns_sender on campaigns (sender_user_id);
create index campaigns_open on campaigns (id) where state in ('SCHEDULED','SENDING');
create index campaigns_relaunching on campaigns (ended_at) where state = 'SENT' and relaunches and relaunched_at is null;
create table campaign_homes (
  campaign_id bigint not null references campaigns on delete cascade,
  residence_id bigint not null references residences on delete cascade,
  position int not null, is_chosen boolean not null default true,
  -- Of a tenant alone: an owner is written to at the home's own address. Forgotten once it has left.
  email citext,
  state text not null default 'WAITING' check (state in ('WAITING','SENT','LEFT_OUT')),
  round int not null default 1 check (round > 0),
  due_at timestamptz, reason text,
  primary key (campaign_id, residence_id)
);
create index campaign_homes_residence on campaign_homes (residence_id);
create index campaign_homes_waiting on campaign_homes (campaign_id, due_at, position) where state = 'WAITING';
create table campaign_mails (
  log_id bigint primary key references communication_logs on delete cascade,
  campaign_id bigint not null, residence_id bigint not null, round int not null,
  foreign key (campaign_id, residence_id) references campaign_homes on delete cascade,
  constraint campaign_mails_once unique (campaign_id, residence_id, round)
);

-- Why an address is not written to: its mails came back, or it wants none. One that a mail has reached since is open again.
-- Of our own failures those alone count that the other side has told: not a day without a mail server, nor a mail that was
-- of no use any more.
create function f_address_fault(address citext) returns text language sql stable as $$
  select case
    when address is null then null
    when exists (select from mail_refusals f join communication_channels n on n.id = f.channel_id
        where f.email = address and (f_is_invitation(n.code) or n.code = 'ACCOUNT_REMINDER'))
      or exists (select from communication_logs l join communication_log_events e on e.log_id = l.id
        where l.recipient = address and e.name = 'unsubscribed')
      or exists (select from users u join user_channel_settings s on s.user_id = u.id
        join communication_channels n on n.id = s.channel_id and n.code = 'ACCOUNT_REMINDER'
        where u.username = address and u.deleted_at is null and not s.is_active)
      then 'ADDRESS_UNSUBSCRIBED'
    when exists (select from communication_logs l join communication_log_events e on e.log_id = l.id
        where l.recipient = address and e.name in ('hardBounces','blocked','invalidEmail')
          and (e.raw ->> 'source' is distinct from 'sending' or (e.name <> 'blocked' and coalesce((e.raw ->> 'refused')::boolean, true)))
          and not exists (select from communication_logs later join communication_log_events came on came.log_id = later.id
            where later.recipient = address and came.name in ('delivered','opened','clicks') and came.time > e.time))
      then 'ADDRESS_UNDELIVERABLE'
  end $$;

-- How far each home of a campaign is, of those that are its company's still or of one below. A relaunched home stays as far
-- as it came before until its turn.
create view campaign_facts as
  select h.campaign_id, h.residence_id, h.position, h.is_chosen, h.round, h.state, h.due_at,
    r.name, r.name_norm, r.type, r.address_text, r.address_norm, r.contract_norm, r.zip_code, r.city, r.contract_number, r.contact_information_id,
    o.type as company_type,
    coalesce(case when h.state = 'SENT' then nullif(mail.recipient, '') end, known.email) as email,
    case when h.state = 'SENT' then null when h.state = 'LEFT_OUT' then h.reason else way.obstacle end as obstacle, h.reason,
    case when prior.opened then 'OPENED' when prior.at is not null then 'UNOPENED' else 'NEVER' end as invited,
    prior.at as invited_at, coalesce(prior.at > now() - interval '24 hours', false) as is_recent,
    mail.id as log_id, mail.status as log_status, mail.round as log_round, mail.last_error, mail.sent_at, seen.delivered_at, seen.opened_at, seen.word,
    case when mail.id is not null then came.at end as activated_at,
    case
      when h.state = 'WAITING' and c.state in ('DRAFT','SCHEDULED') then case when way.obstacle is null then 'READY' else 'TO_COMPLETE' end
      when h.state = 'LEFT_OUT' then 'LEFT_OUT'
      when mail.id is null then 'WAITING'
      when came.at is not null then 'ACTIVATED'
      when h.state = 'WAITING' and refused.is_so then 'WAITING'
      when refused.is_so then 'FAILED'
      when seen.opened_at is not null then 'OPENED'
      when seen.delivered_at is not null then 'DELIVERED'
      when mail.status = 'PROGRAMMED' then 'LEAVING'
      else 'SENT' end as step
  from campaign_homes h
  join campaigns c on c.id = h.campaign_id
  join residences r on r.id = h.residence_id
  join company_closure k on k.ancestor_id = c.company_id and k.descendant_id = r.company_id
  join companies o on o.id = r.company_id
  left join residences b on b.id = r.parent_id
  left join lateral (
    select l.id, l.recipient, l.status, l.sent_at, l.last_error, l.created_at, m.round
    from campaign_mails m join communication_logs l on l.id = m.log_id
    where m.campaign_id = h.campaign_id and m.residence_id = h.residence_id order by m.round desc limit 1) mail on true
  left join lateral (
    select min(e.time) filter (where e.name in ('delivered','opened','clicks')) as delivered_at,
      min(e.time) filter (where e.name in ('opened','clicks')) as opened_at,
      (array_agg(e.name order by e.time desc, e.name in ('hardBounces','blocked','invalidEmail') desc) filter (where e.name <> 'clicks' and e.log_id = mail.id))[1] as word
    from campaign_mails m join communication_log_events e on e.log_id = m.log_id
    where m.campaign_id = h.campaign_id and m.residence_id = h.residence_id) seen on true
  left join lateral (
    select mail.id is not null and (mail.status = 'FAILED' or coalesce(seen.word in ('hardBounces','blocked','invalidEmail','unsubscribed'), false)) as is_so) refused on true
  left join lateral (
    select case when o.type <> 'SOCIAL_LANDLORD' then r.activation_date
      else (select min(u.created_at) from residence_users u where u.residence_id = r.id and u.role_code = 'TENANT'
        and u.created_at >= (select min(l.created_at) from campaign_mails m join communication_logs l on l.id = m.log_id
          where m.campaign_id = h.campaign_id and m.residence_id = h.residence_id)) end as at) came on true
  left join lateral (
    select l.created_at as at, exists (select from communication_logs a join communication_log_events e on e.log_id = a.id and e.name in ('opened','clicks')
        where a.residence_id = r.id and f_is_invitation(a.channel_code)) as opened
    from communication_logs l where l.residence_id = r.id and f_is_invitation(l.channel_code) and l.status <> 'FAILED'
    order by l.created_at desc limit 1) prior on true
  left join lateral (
    select a.email, a.fault from (
      select e.email, e.position, f_address_fault(e.email) as fault from emails e
        where h.state <> 'SENT' and o.type <> 'SOCIAL_LANDLORD' and e.contact_information_id = r.contact_information_id
      union all select h.email, 0, f_address_fault(h.email) where h.state <> 'SENT' and o.type = 'SOCIAL_LANDLORD' and h.email is not null
      union all select past.recipient, 1, f_address_fault(past.recipient) from (
        select l.recipient from communication_logs l
        where h.state <> 'SENT' and o.type = 'SOCIAL_LANDLORD' and h.email is null and l.residence_id = r.id and l.channel_code = 'INVITE_TENANT_SOCIAL_LANDLORD' and l.recipient <> ''
          and not exists (select from residence_users u where u.residence_id = r.id and u.role_code = 'TENANT')
          and not exists (select from access_requests q where q.residence_id = r.id and q.status = 'ACCEPTED' and q.role_code = 'TENANT' and q.decided_at > l.created_at)
        order by l.created_at desc limit 1) past) a
    order by a.fault is not null, a.position limit 1) known on true
  left join lateral (
    select case
      when r.deleted_at is not null or b.deleted_at is not null then 'RESIDENCE_CANCELLED'
      when o.type <> 'SOCIAL_LANDLORD' and r.activation_date is not null then 'RESIDENCE_ALREADY_ACTIVATED'
      when known.email is null then 'RESIDENCE_EMAIL_REQUIRED'
      else known.fault end as obstacle) way on true;

-- Whoever works for the company of a campaign, or for one above, hears that something has moved.
create function campaigns_moved(ids bigint[]) returns void language plpgsql as $$
declare readers text;
begin
  if ids is null then return; end if;
  select json_agg(user_id)::text into readers from (
    select distinct m.user_id from campaigns c
    join company_closure k on k.descendant_id = c.company_id
    join user_role_companies m on m.company_id = k.ancestor_id and m.is_active
    where c.id = any(ids) order by m.user_id limit 500) heard;
  if readers is not null then perform pg_notify('logis_campaigns', readers); end if;
end $$;
create function campaign_mails_moved() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'communication_log_events' then
    perform campaigns_moved((select array_agg(distinct m.campaign_id) from new_rows n join campaign_mails m on m.log_id = n.log_id));
  else
    perform campaigns_moved((select array_agg(distinct m.campaign_id) from new_rows n join campaign_mails m on m.log_id = n.id));
  end if;
  return null;
end $$;
create trigger communication_log_events_campaigns after insert on communication_log_events
  referencing new table as new_rows for each statement execute function campaign_mails_moved();
create trigger communication_logs_campaigns after update on communication_logs
  referencing new table as new_rows for each statement execute function campaign_mails_moved();
create function campaign_home_moved() returns trigger language plpgsql as $$
begin
  perform campaigns_moved((select array_agg(campaign_id) from campaign_homes where residence_id = new.id));
  return null;
end $$;
create trigger residences_campaigns after update of activation_date on residences
  for each row when (old.activation_date is distinct from new.activation_date) execute function campaign_home_moved();
create function campaign_moved() returns trigger language plpgsql as $$
begin
  perform campaigns_moved(array[new.id]);
  return null;
end $$;
create trigger campaigns_moved after update on campaigns for each row execute function campaign_moved();
