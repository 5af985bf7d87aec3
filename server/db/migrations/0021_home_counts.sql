-- The figures of the home pages, counted as homes change (docs/decisions/0027).
-- `home_progress` says of each home what is counted of it, and is written anew, under its lock, by whatever changes that.
-- The difference is added to `home_count_deltas`, where no two writers meet; a job folds those into the counts.
create function f_paris_day(instant timestamptz) returns date language sql immutable parallel safe
  as $$ select (instant at time zone 'Europe/Paris')::date $$;
create function f_is_invitation(channel_code text) returns boolean language sql immutable parallel safe
  as $$ select channel_code in ('INVITE_OWNER_INSTALLER','INVITE_OWNER_RENOVATION','INVITE_OWNER_RESIDENCE_BUILDER','INVITE_OWNER','INVITE_TENANT_SOCIAL_LANDLORD') $$;

create table home_progress (
  residence_id bigint primary key references residences on delete cascade,
  company_id bigint not null, is_ptg boolean not null, building_id bigint,
  created_on date not null, cancelled_on date, sent_on date, delivered_on date, opened_on date, activated_on date, occupied_on date, visited_on date,
  is_without_email boolean not null, is_undelivered boolean not null, lacks_documents boolean not null,
  requested_at timestamptz
) with (fillfactor = 80);
create index home_progress_company on home_progress (company_id);
create index home_progress_requests on home_progress (company_id, requested_at) where requested_at is not null and cancelled_on is null;

-- What `home_progress` must say. A mail is undelivered while it is the last invitation of a home that nobody activated, and
-- the last word of it is a refusal; at the same time the worse word counts (invitations.rules).
create view home_facts as
  select r.id as residence_id, r.company_id, r.is_ptg, r.parent_id as building_id,
    f_paris_day(r.created_at) as created_on, f_paris_day(r.deleted_at) as cancelled_on, f_paris_day(r.credentials_sent_at) as sent_on,
    f_paris_day(mails.delivered_at) as delivered_on, f_paris_day(mails.opened_at) as opened_on, f_paris_day(r.activation_date) as activated_on,
    f_paris_day(lives.since) as occupied_on, f_paris_day(lives.visited_at) as visited_on,
    not exists (select from emails e where e.contact_information_id = r.contact_information_id) as is_without_email,
    r.activation_date is null and coalesce(latest.is_refused, false) as is_undelivered,
    (select count(distinct coalesce(l.alias_of_id, l.id)) from documents d join document_label_links k on k.document_id = d.id
        join document_labels l on l.id = k.label_id join document_labels asked on asked.id = coalesce(l.alias_of_id, l.id) and asked.is_recommended
      where d.residence_id = r.id) < (select count(*) from document_labels where is_recommended) as lacks_documents,
    (select min(a.created_at) from access_requests a where a.residence_id = r.id and a.status = 'PENDING') as requested_at
  from residences r
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

-- What is counted. `reached_…`: at least so far, whether or not a mail told. `visited` counts the day of the last visit alone.
create type home_measure as enum (
  'homes','sent','delivered','opened','activated','reached_sent','reached_delivered','reached_opened','occupied','visited',
  'without_email','undelivered','lacking_documents','requests');
create table home_count_deltas (company_id bigint not null, is_ptg boolean not null, measure home_measure not null, day date, amount int not null);
create index home_count_deltas_company on home_count_deltas (company_id, measure);
create table company_home_counts (
  company_id bigint not null references companies on delete cascade, is_ptg boolean not null, measure home_measure not null, amount bigint not null,
  primary key (company_id, measure, is_ptg)
);
-- What happened on each of the last days, of what a trend is shown of; the days before are in the counts alone.
create table company_home_days (
  company_id bigint not null references companies on delete cascade, is_ptg boolean not null, day date not null,
  homes int not null, sent int not null, activated int not null, occupied int not null, visited int not null,
  primary key (company_id, day, is_ptg)
);
create table building_home_counts (
  building_id bigint primary key references residences on delete cascade, company_id bigint not null, homes int not null, activated int not null
);
create index building_home_counts_company on building_home_counts (company_id) include (building_id, homes, activated);

-- What a home adds to the counts, and on which day: a cancelled one takes it back on the day it was cancelled.
create function home_steps(h home_progress) returns table (measure home_measure, day date, amount int) language sql immutable as $$
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
      ('undelivered', null, h.is_undelivered::int), ('lacking_documents', null, h.lacks_documents::int), ('requests', null, (h.requested_at is not null)::int)) s (measure, day, amount)
  where h.cancelled_on is null and s.amount <> 0
$$;

create function home_count(gone home_progress[], come home_progress[]) returns void language plpgsql as $$
begin
  insert into home_count_deltas (company_id, is_ptg, measure, day, amount)
  select company_id, is_ptg, measure, day, sum(amount)
  from (select h.company_id, h.is_ptg, s.* from unnest(come) h, home_steps(h) s
    union all select h.company_id, h.is_ptg, s.measure, s.day, -s.amount from unnest(gone) h, home_steps(h) s) steps
  group by 1, 2, 3, 4 having sum(amount) <> 0;
  insert into building_home_counts as b (building_id, company_id, homes, activated)
  select building_id, coalesce(max(company_id) filter (where sign > 0), max(company_id)), sum(sign * is_live), sum(sign * is_live * is_activated)
  from (select h.building_id, h.company_id, (h.cancelled_on is null)::int as is_live, (h.activated_on is not null)::int as is_activated, 1 as sign
      from unnest(come) h where h.building_id is not null
    union all select h.building_id, h.company_id, (h.cancelled_on is null)::int, (h.activated_on is not null)::int, -1
      from unnest(gone) h where h.building_id is not null and exists (select from residences where id = h.building_id)) flats
  group by 1 having sum(sign * is_live) <> 0 or sum(sign * is_live * is_activated) <> 0 or count(distinct company_id) > 1 order by 1
  on conflict (building_id) do update set company_id = excluded.company_id, homes = b.homes + excluded.homes, activated = b.activated + excluded.activated;
end $$;
create function home_progress_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform home_count('{}', (select array_agg(row(n.*)::home_progress) from new_rows n));
  elsif tg_op = 'DELETE' then perform home_count((select array_agg(row(o.*)::home_progress) from old_rows o), '{}');
  else perform home_count((select array_agg(row(o.*)::home_progress) from old_rows o), (select array_agg(row(n.*)::home_progress) from new_rows n));
  end if;
  return null;
end $$;
create trigger home_progress_ins after insert on home_progress referencing new table as new_rows for each statement execute function home_progress_counted();
create trigger home_progress_upd after update on home_progress referencing old table as old_rows new table as new_rows for each statement execute function home_progress_counted();
create trigger home_progress_del after delete on home_progress referencing old table as old_rows for each statement execute function home_progress_counted();

-- Under the lock of each home, by a statement that begins after it was taken: it sees what all who held it before have written.
create function home_refresh(ids bigint[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  perform from home_progress where residence_id = any(ids) order by residence_id for no key update;
  insert into home_progress as h select f.* from home_facts f where f.residence_id = any(ids) order by f.residence_id
  on conflict (residence_id) do update set
    (company_id, is_ptg, building_id, created_on, cancelled_on, sent_on, delivered_on, opened_on, activated_on, occupied_on, visited_on,
      is_without_email, is_undelivered, lacks_documents, requested_at)
    = (excluded.company_id, excluded.is_ptg, excluded.building_id, excluded.created_on, excluded.cancelled_on, excluded.sent_on, excluded.delivered_on,
      excluded.opened_on, excluded.activated_on, excluded.occupied_on, excluded.visited_on, excluded.is_without_email, excluded.is_undelivered,
      excluded.lacks_documents, excluded.requested_at)
  where h is distinct from excluded;
end $$;

-- Everything from the rows themselves: for a database that was filled without triggers.
create function home_recount() returns void language plpgsql as $$
begin
  delete from home_count_deltas; delete from company_home_counts; delete from company_home_days; delete from building_home_counts;
  alter table home_progress disable trigger user;
  delete from home_progress;
  insert into home_progress select * from home_facts;
  alter table home_progress enable trigger user;
  insert into home_count_deltas (company_id, is_ptg, measure, day, amount)
    select h.company_id, h.is_ptg, s.measure, case when s.day > f_paris_day(now()) - 100 then s.day end, sum(s.amount) from home_progress h, home_steps(h) s group by 1, 2, 3, 4;
  insert into building_home_counts (building_id, company_id, homes, activated)
    select building_id, max(company_id), count(*), count(activated_on) from home_progress where building_id is not null and cancelled_on is null group by 1;
end $$;

-- Days are kept a little longer than any trend looks back.
create function home_counts_fold() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('home_counts_fold')) then return; end if;
  with taken as (delete from home_count_deltas returning *),
    kept as (select * from taken where company_id in (select id from companies)),
    counts as (
      insert into company_home_counts as c (company_id, is_ptg, measure, amount)
      select company_id, is_ptg, measure, sum(amount) from kept group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3
      on conflict (company_id, measure, is_ptg) do update set amount = c.amount + excluded.amount)
  insert into company_home_days as d (company_id, is_ptg, day, homes, sent, activated, occupied, visited)
    select company_id, is_ptg, day, coalesce(sum(amount) filter (where measure = 'homes'), 0), coalesce(sum(amount) filter (where measure = 'sent'), 0),
      coalesce(sum(amount) filter (where measure = 'activated'), 0), coalesce(sum(amount) filter (where measure = 'occupied'), 0),
      coalesce(sum(amount) filter (where measure = 'visited'), 0)
    from kept where day > f_paris_day(now()) - 100 and measure in ('homes','sent','activated','occupied','visited') group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, day, is_ptg) do update set homes = d.homes + excluded.homes, sent = d.sent + excluded.sent,
    activated = d.activated + excluded.activated, occupied = d.occupied + excluded.occupied, visited = d.visited + excluded.visited;
  delete from company_home_days where day <= f_paris_day(now()) - 100;
end $$;

-- The changed rows are found by what differs between both versions, not by a join: it is planned when the function first
-- runs, maybe for one row, and then met by thousands.
create function residences_progressed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform home_refresh((select array_agg(id) from new_rows));
  else perform home_refresh((select array_agg(id) from (select id from (
      select id, company_id, is_ptg, parent_id, created_at, deleted_at, credentials_sent_at, activation_date, contact_information_id from new_rows
      union select id, company_id, is_ptg, parent_id, created_at, deleted_at, credentials_sent_at, activation_date, contact_information_id from old_rows) versions
    group by id having count(*) > 1) changed));
  end if;
  return null;
end $$;
create function residence_users_progressed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform home_refresh((select array_agg(distinct residence_id) from new_rows));
  elsif tg_op = 'DELETE' then perform home_refresh((select array_agg(distinct residence_id) from old_rows));
  else perform home_refresh((select array_agg(distinct residence_id) from (select unnest(array_agg(residence_id)) as residence_id from (
      select id, residence_id, role_code, created_at, f_paris_day(last_connection_at) from new_rows
      union select id, residence_id, role_code, created_at, f_paris_day(last_connection_at) from old_rows) versions
    group by id having count(*) > 1) changed));
  end if;
  return null;
end $$;
create function access_requests_progressed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform home_refresh((select array_agg(distinct residence_id) from old_rows));
  else perform home_refresh((select array_agg(distinct residence_id) from new_rows));
  end if;
  return null;
end $$;
create function emails_progressed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform home_refresh((select array_agg(distinct r.id) from new_rows n join residences r on r.contact_information_id = n.contact_information_id));
  end if;
  if tg_op <> 'INSERT' then
    perform home_refresh((select array_agg(distinct r.id) from old_rows o join residences r on r.contact_information_id = o.contact_information_id));
  end if;
  return null;
end $$;
create function invitations_progressed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform home_refresh((select array_agg(distinct residence_id) from new_rows where residence_id is not null and f_is_invitation(channel_code)));
  elsif tg_op = 'DELETE' then perform home_refresh((select array_agg(distinct residence_id) from old_rows where residence_id is not null and f_is_invitation(channel_code)));
  else perform home_refresh((select array_agg(distinct residence_id) from (select unnest(array_agg(residence_id)) as residence_id from (
      select id, residence_id, status, created_at from new_rows where f_is_invitation(channel_code)
      union select id, residence_id, status, created_at from old_rows where f_is_invitation(channel_code)) versions
    group by id having count(*) > 1) changed where residence_id is not null));
  end if;
  return null;
end $$;
create function invitation_events_progressed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform home_refresh((select array_agg(distinct l.residence_id) from new_rows n join communication_logs l on l.id = n.log_id where l.residence_id is not null and f_is_invitation(l.channel_code)));
  else
    perform home_refresh((select array_agg(distinct l.residence_id) from old_rows o join communication_logs l on l.id = o.log_id where l.residence_id is not null and f_is_invitation(l.channel_code)));
  end if;
  return null;
end $$;
create function documents_progressed() returns trigger language plpgsql as $$
begin
  perform home_refresh((select array_agg(distinct residence_id) from old_rows where residence_id is not null));
  return null;
end $$;
create function document_label_links_progressed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform home_refresh((select array_agg(distinct d.residence_id) from new_rows n join documents d on d.id = n.document_id where d.residence_id is not null));
  else
    perform home_refresh((select array_agg(distinct d.residence_id) from old_rows o join documents d on d.id = o.document_id where d.residence_id is not null));
  end if;
  return null;
end $$;
create trigger residences_progress_ins after insert on residences referencing new table as new_rows for each statement execute function residences_progressed();
create trigger residences_progress_upd after update on residences referencing old table as old_rows new table as new_rows for each statement execute function residences_progressed();
create trigger residence_users_progress_ins after insert on residence_users referencing new table as new_rows for each statement execute function residence_users_progressed();
create trigger residence_users_progress_upd after update on residence_users referencing old table as old_rows new table as new_rows for each statement execute function residence_users_progressed();
create trigger residence_users_progress_del after delete on residence_users referencing old table as old_rows for each statement execute function residence_users_progressed();
create trigger access_requests_progress_ins after insert on access_requests referencing new table as new_rows for each statement execute function access_requests_progressed();
create trigger access_requests_progress_upd after update on access_requests referencing old table as old_rows new table as new_rows for each statement execute function access_requests_progressed();
create trigger access_requests_progress_del after delete on access_requests referencing old table as old_rows for each statement execute function access_requests_progressed();
create trigger emails_progress_ins after insert on emails referencing new table as new_rows for each statement execute function emails_progressed();
create trigger emails_progress_upd after update on emails referencing old table as old_rows new table as new_rows for each statement execute function emails_progressed();
create trigger emails_progress_del after delete on emails referencing old table as old_rows for each statement execute function emails_progressed();
create trigger communication_logs_progress_ins after insert on communication_logs referencing new table as new_rows for each statement execute function invitations_progressed();
create trigger communication_logs_progress_upd after update on communication_logs referencing old table as old_rows new table as new_rows for each statement execute function invitations_progressed();
create trigger communication_logs_progress_del after delete on communication_logs referencing old table as old_rows for each statement execute function invitations_progressed();
create trigger communication_log_events_progress_ins after insert on communication_log_events referencing new table as new_rows for each statement execute function invitation_events_progressed();
create trigger communication_log_events_progress_del after delete on communication_log_events referencing old table as old_rows for each statement execute function invitation_events_progressed();
create trigger documents_progress_del after delete on documents referencing old table as old_rows for each statement execute function documents_progressed();
create trigger document_label_links_progress_ins after insert on document_label_links referencing new table as new_rows for each statement execute function document_label_links_progressed();
create trigger document_label_links_progress_del after delete on document_label_links referencing old table as old_rows for each statement execute function document_label_links_progressed();
select home_recount();
select home_counts_fold();
