-- Requests are counted for those who decide them: a landlord's people decide who rents, an owner decides in any other home
-- (docs/decisions/0096). And nobody is told as connected to a home that waits for its next owner.
create or replace view home_facts as
  select r.id as residence_id, r.company_id, r.is_ptg, r.parent_id as building_id,
    f_paris_day(r.created_at) as created_on, f_paris_day(r.deleted_at) as cancelled_on, f_paris_day(r.credentials_sent_at) as sent_on,
    f_paris_day(mails.delivered_at) as delivered_on, f_paris_day(mails.opened_at) as opened_on, f_paris_day(r.activation_date) as activated_on,
    f_paris_day(lives.since) as occupied_on, case when r.activation_date is not null then f_paris_day(lives.visited_at) end as visited_on,
    not exists (select from emails e where e.contact_information_id = r.contact_information_id) as is_without_email,
    r.activation_date is null and coalesce(latest.is_refused, false) as is_undelivered,
    papers.lacked <> '{}' as lacks_documents,
    (select min(a.created_at) from access_requests a where a.residence_id = r.id and a.status = 'PENDING' and a.role_code = 'TENANT'
      and exists (select from companies c where c.id = r.company_id and c.type = 'SOCIAL_LANDLORD')) as requested_at,
    booklet.done as booklet_done, booklet.total as booklet_items, papers.lacked as lacked_papers
  from residences r
  left join booklet_progress booklet on booklet.residence_id = r.id
  cross join lateral (
    select coalesce(array_agg(asked.code order by asked.id), '{}') as lacked from document_labels asked
    where asked.is_recommended and asked.id <> all(array(
      select coalesce(l.alias_of_id, l.id) from documents d join document_label_links k on k.document_id = d.id
        join document_labels l on l.id = k.label_id where d.residence_id = r.id))) papers
  left join lateral (
    select min(e.time) as delivered_at, min(e.time) filter (where e.name = 'opened') as opened_at
    from communication_logs l join communication_log_events e on e.log_id = l.id and e.name in ('delivered','opened')
    where l.residence_id = r.id and f_is_invitation(l.channel_code) and l.created_at > coalesce(r.former_activation_date, '-infinity')) mails on true
  left join lateral (
    select min(u.created_at) filter (where u.role_code = 'TENANT') as since, max(u.last_connection_at) as visited_at
    from residence_users u where u.residence_id = r.id) lives on true
  left join lateral (
    select l.status = 'FAILED' or coalesce((
      select e.name in ('hardBounces','blocked','invalidEmail') from communication_log_events e where e.log_id = l.id and e.name <> 'clicks'
      order by e.time desc, e.name in ('hardBounces','blocked','invalidEmail') desc limit 1), false) as is_refused
    from communication_logs l where l.residence_id = r.id and f_is_invitation(l.channel_code)
      and l.created_at > coalesce(r.former_activation_date, '-infinity') order by l.created_at desc, l.id desc limit 1) latest on true;

-- A campaign keeps who came by it, also a tenant once they have left: that they were let in stays.
create or replace view campaign_facts as
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
    select case when o.type <> 'SOCIAL_LANDLORD' then case when r.former_activation_date >= mail.created_at then r.former_activation_date else r.activation_date end
      else (select min(let.at) from (
          select u.created_at as at from residence_users u where u.residence_id = r.id and u.role_code = 'TENANT'
          union all select q.decided_at from access_requests q where q.residence_id = r.id and q.status = 'ACCEPTED' and q.role_code = 'TENANT') let
        where let.at >= (select min(l.created_at) from campaign_mails m join communication_logs l on l.id = m.log_id
          where m.campaign_id = h.campaign_id and m.residence_id = h.residence_id)) end as at) came on true
  left join lateral (
    select l.created_at as at, exists (select from communication_logs a join communication_log_events e on e.log_id = a.id and e.name in ('opened','clicks')
        where a.residence_id = r.id and f_is_invitation(a.channel_code) and a.created_at > coalesce(r.former_activation_date, '-infinity')) as opened
    from communication_logs l where l.residence_id = r.id and f_is_invitation(l.channel_code) and l.status <> 'FAILED'
      and l.created_at > coalesce(r.former_activation_date, '-infinity')
    order by l.created_at desc limit 1) prior on true
  left join lateral (
    select a.email, a.fault from (
      select e.email, e.position, f_address_fault(e.email) as fault from emails e
        where h.state <> 'SENT' and o.type <> 'SOCIAL_LANDLORD' and e.contact_information_id = r.contact_information_id
          and (r.former_activation_date is null or not f_has_left(r.id, e.email))
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

-- A company that becomes a landlord, or is one no more: of its homes, those where something waits.
create function companies_progressed() returns trigger language plpgsql as $$
begin
  perform home_refresh(array(select distinct a.residence_id from access_requests a join residences r on r.id = a.residence_id
    where a.status = 'PENDING' and r.company_id = new.id));
  return null;
end $$;
create trigger companies_progress_upd after update of type on companies for each row when (old.type is distinct from new.type)
  execute function companies_progressed();

-- Of the homes that are there, those of which this tells something else.
select home_refresh(array(
  select residence_id from home_progress where requested_at is not null or (visited_on is not null and activated_on is null)));
