-- Which of the expected papers each home lacks, counted as the other figures are (docs/decisions/0133).
alter table home_progress add column lacked_papers text[] not null default '{}';
create or replace view home_facts as
  select r.id as residence_id, r.company_id, r.is_ptg, r.parent_id as building_id,
    f_paris_day(r.created_at) as created_on, f_paris_day(r.deleted_at) as cancelled_on, f_paris_day(r.credentials_sent_at) as sent_on,
    f_paris_day(mails.delivered_at) as delivered_on, f_paris_day(mails.opened_at) as opened_on, f_paris_day(r.activation_date) as activated_on,
    f_paris_day(lives.since) as occupied_on, f_paris_day(lives.visited_at) as visited_on,
    not exists (select from emails e where e.contact_information_id = r.contact_information_id) as is_without_email,
    r.activation_date is null and coalesce(latest.is_refused, false) as is_undelivered,
    papers.lacked <> '{}' as lacks_documents,
    (select min(a.created_at) from access_requests a where a.residence_id = r.id and a.status = 'PENDING') as requested_at,
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
    where l.residence_id = r.id and f_is_invitation(l.channel_code)) mails on true
  left join lateral (
    select min(u.created_at) filter (where u.role_code = 'TENANT') as since, max(u.last_connection_at) as visited_at
    from residence_users u where u.residence_id = r.id) lives on true
  left join lateral (
    select l.status = 'FAILED' or coalesce((
      select e.name in ('hardBounces','blocked','invalidEmail') from communication_log_events e where e.log_id = l.id and e.name <> 'clicks'
      order by e.time desc, e.name in ('hardBounces','blocked','invalidEmail') desc limit 1), false) as is_refused
    from communication_logs l where l.residence_id = r.id and f_is_invitation(l.channel_code) order by l.created_at desc, l.id desc limit 1) latest on true;

create or replace function home_steps(h home_progress) returns table (measure home_measure, day date, amount int) language sql immutable as $$
  select s.measure, t.day, t.amount
  from (values ('homes'::home_measure, h.created_on), ('sent', h.sent_on), ('delivered', h.delivered_on), ('opened', h.opened_on), ('activated', h.activated_on),
      ('reached_sent', least(h.sent_on, h.delivered_on, h.opened_on, h.activated_on)),
      ('reached_delivered', least(h.delivered_on, h.opened_on, h.activated_on)), ('reached_opened', least(h.opened_on, h.activated_on)),
      ('occupied', h.occupied_on)) s (measure, day)
    cross join lateral (select s.day, 1 where s.day is not null
      union all select greatest(h.cancelled_on, s.day), -1 where s.day is not null and h.cancelled_on is not null) t (day, amount)
  union all
  select s.measure, s.day, s.amount
  from (values ('visited'::home_measure, h.visited_on, (h.visited_on is not null)::int), ('without_email', null, h.is_without_email::int),
      ('undelivered', null, h.is_undelivered::int), ('lacking_documents', null, h.lacks_documents::int), ('requests', null, (h.requested_at is not null)::int),
      ('booklets', null, (h.booklet_items is not null)::int), ('booklets_incomplete', null, (h.booklet_done < h.booklet_items)::int),
      ('booklet_items_done', null, h.booklet_done::int), ('booklet_items', null, h.booklet_items::int),
      ('lacks_dpe', null, ('dpe' = any(h.lacked_papers))::int), ('lacks_sect_drawings', null, ('sect_drawings' = any(h.lacked_papers))::int),
      ('lacks_netw_drawings', null, ('netw_drawings' = any(h.lacked_papers))::int), ('lacks_rset_xml', null, ('rset_xml' = any(h.lacked_papers))::int),
      ('lacks_ptg_cert_completion', null, ('ptg_cert_completion' = any(h.lacked_papers))::int), ('lacks_ptg_conformity', null, ('ptg_conformity' = any(h.lacked_papers))::int),
      ('lacks_cil', null, ('cil' = any(h.lacked_papers))::int)) s (measure, day, amount)
  where h.cancelled_on is null and s.amount <> 0
$$;

create or replace function home_refresh(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if ids is null then return; end if;
  perform from home_progress where residence_id = any(ids) order by residence_id for no key update;
  insert into home_progress as h select f.* from home_facts f where f.residence_id = any(ids) order by f.residence_id
  on conflict (residence_id) do update set
    (company_id, is_ptg, building_id, created_on, cancelled_on, sent_on, delivered_on, opened_on, activated_on, occupied_on, visited_on,
      is_without_email, is_undelivered, lacks_documents, requested_at, booklet_done, booklet_items, lacked_papers)
    = (excluded.company_id, excluded.is_ptg, excluded.building_id, excluded.created_on, excluded.cancelled_on, excluded.sent_on, excluded.delivered_on,
      excluded.opened_on, excluded.activated_on, excluded.occupied_on, excluded.visited_on, excluded.is_without_email, excluded.is_undelivered,
      excluded.lacks_documents, excluded.requested_at, excluded.booklet_done, excluded.booklet_items, excluded.lacked_papers)
  where h is distinct from excluded;
end $$;

-- Of the homes that are there, by one statement: their row is nobody's meanwhile.
alter table home_progress disable trigger user;
update home_progress h set lacked_papers = array(
  select asked.code from document_labels asked
  where asked.is_recommended and asked.id <> all(array(
    select coalesce(l.alias_of_id, l.id) from documents d join document_label_links k on k.document_id = d.id
      join document_labels l on l.id = k.label_id where d.residence_id = h.residence_id))
  order by asked.id);
alter table home_progress enable trigger user;
insert into home_count_deltas (company_id, is_ptg, measure, day, amount)
  select h.company_id, h.is_ptg, s.measure, null, sum(s.amount) from home_progress h, home_steps(h) s
  where s.measure::text like 'lacks\_%' group by 1, 2, 3;
