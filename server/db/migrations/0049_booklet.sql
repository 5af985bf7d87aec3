-- The home booklet that the law asks for (docs/decisions/0105): what it holds, as dated data; what people say of it; and one
-- function that tells of each home how far its booklet is, with reasons.
create type booklet_kind as enum ('CONSTRUCTION','WORKS','VOLUNTARY');
-- From the best to the worst: of an item, its worst part decides.
create type booklet_state as enum ('NOT_APPLICABLE','COMPLETE','TO_CHECK','TO_COMPLETE');
create type booklet_asked as enum ('ALWAYS','IF_TOUCHED','IF_ANY','NEVER');
create type booklet_source as enum ('DOCUMENT','DEVICE','STUDY','WORK','INTERVENTION','TRIGGER','HANDOVER');

-- The items, each as a legal text asks for it, from a day on.
create table booklet_items (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[A-Z_]+$'), position smallint not null,
  name_fr text not null check (btrim(name_fr) <> ''), name_en text not null check (btrim(name_en) <> ''),
  text_reference text not null, text_date date not null,
  applies_from date not null, applies_until date, check (applies_until > applies_from),
  on_construction booklet_asked not null, on_works booklet_asked not null, on_voluntary booklet_asked not null,
  constraint booklet_items_once unique (code, applies_from)
);
-- What an item is made of. `is_optional`: a home without it is not asked for it. `of_each`: every one of its pieces counts, not the best.
create table booklet_parts (
  item text not null, code text not null check (code ~ '^[a-z_]+$'), position smallint not null,
  name_fr text not null check (btrim(name_fr) <> ''), name_en text not null check (btrim(name_en) <> ''),
  is_optional boolean not null default false, of_each boolean not null default false,
  primary key (item, code)
);
-- Which papers, and which kinds of devices, speak for a part; what they leave open, when something.
create table booklet_labels (
  label_code text not null references document_labels (code) on update cascade on delete cascade, item text not null, part text not null,
  leaves_open text, primary key (label_code, item, part), foreign key (item, part) references booklet_parts
);
create table booklet_natures (
  nature text not null, item text not null, part text not null, is_sure boolean not null,
  primary key (nature, item, part), foreign key (item, part) references booklet_parts
);

-- What triggered the booklet of a home.
create table booklets (
  residence_id bigint primary key references residences on delete cascade,
  kind booklet_kind not null, triggered_on date not null, reference text check (reference <> ''),
  -- Of works: the parts that they touched.
  touched text[] not null default '{}', updated_at timestamptz not null default now()
);
-- What a person says of a part: that it does not apply, what it is in words, or which paper it is.
create table booklet_answers (
  residence_id bigint not null references residences on delete cascade, item text not null, part text not null,
  is_not_applicable boolean not null default false, body text check (btrim(body) <> ''),
  document_id bigint references documents on delete cascade, valid_until date,
  author_user_id bigint references users on delete set null, created_at timestamptz not null default now(),
  primary key (residence_id, item, part), foreign key (item, part) references booklet_parts,
  check (num_nonnulls(body, document_id) >= 1), check (not is_not_applicable or (body is not null and document_id is null)),
  check (valid_until is null or document_id is not null)
);
create index booklet_answers_document on booklet_answers (document_id) where document_id is not null;
create index booklet_answers_author on booklet_answers (author_user_id) where author_user_id is not null;
create table booklet_works (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  done_on date not null, description text not null check (btrim(description) <> ''), company_name text not null check (btrim(company_name) <> ''),
  author_user_id bigint references users on delete set null, created_at timestamptz not null default now()
);
create index booklet_works_residence on booklet_works (residence_id, done_on desc, id desc);
create index booklet_works_author on booklet_works (author_user_id) where author_user_id is not null;
create table booklet_handovers (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  handed_on date not null, recipient text not null check (btrim(recipient) <> ''),
  author_user_id bigint references users on delete set null, created_at timestamptz not null default now()
);
create index booklet_handovers_residence on booklet_handovers (residence_id, id desc);
create index booklet_handovers_author on booklet_handovers (author_user_id) where author_user_id is not null;

insert into booklet_items (code, position, name_fr, name_en, text_reference, text_date, applies_from, on_construction, on_works, on_voluntary) values
  ('TRIGGER', 1, 'Origine du carnet', 'What triggered it', 'CCH L126-35-4', '2021-08-22', '2023-01-01', 'ALWAYS', 'ALWAYS', 'ALWAYS'),
  ('PLANS', 2, 'Plans de surface et coupes', 'Floor plans and sections', 'CCH L126-35-6', '2021-08-22', '2023-01-01', 'ALWAYS', 'NEVER', 'IF_ANY'),
  ('NETWORKS', 3, 'Réseaux', 'Networks', 'CCH L126-35-6', '2021-08-22', '2023-01-01', 'ALWAYS', 'NEVER', 'IF_ANY'),
  ('ENVELOPE', 4, 'Enveloppe', 'Envelope', 'CCH R126-32, I', '2022-12-27', '2023-01-01', 'ALWAYS', 'IF_TOUCHED', 'ALWAYS'),
  ('EQUIPMENT', 5, 'Équipements principaux', 'Main equipment', 'CCH R126-32, II', '2022-12-27', '2023-01-01', 'ALWAYS', 'IF_TOUCHED', 'ALWAYS'),
  ('NOTICES', 6, 'Notices d’utilisation et d’entretien', 'Notices of use and care', 'CCH L126-35-6', '2021-08-22', '2023-01-01', 'ALWAYS', 'ALWAYS', 'ALWAYS'),
  ('WORKS', 7, 'Travaux', 'Works', 'CCH L126-35-7', '2021-08-22', '2023-01-01', 'NEVER', 'ALWAYS', 'IF_ANY'),
  ('ATTESTATIONS', 8, 'Attestations de performance', 'Performance attestations', 'CCH R126-34', '2022-12-27', '2023-01-01', 'ALWAYS', 'IF_ANY', 'IF_ANY'),
  ('HANDOVER', 9, 'Remise au propriétaire', 'Hand-over to the owner', 'CCH L126-35-5', '2021-08-22', '2023-01-01', 'ALWAYS', 'ALWAYS', 'ALWAYS');
insert into booklet_parts (item, code, position, name_fr, name_en, is_optional, of_each) values
  ('TRIGGER', 'trigger', 1, 'Nature et date', 'Kind and date', false, false),
  ('PLANS', 'plans', 1, 'Plans tels que construits', 'Plans as built', false, false),
  ('NETWORKS', 'water', 1, 'Eau', 'Water', false, false),
  ('NETWORKS', 'electricity', 2, 'Électricité', 'Electricity', false, false),
  ('NETWORKS', 'gas', 3, 'Gaz', 'Gas', false, false),
  ('NETWORKS', 'ventilation', 4, 'Aération', 'Ventilation', false, false),
  ('ENVELOPE', 'roof', 1, 'Toiture', 'Roof', false, false),
  ('ENVELOPE', 'walls', 2, 'Murs extérieurs', 'Outside walls', false, false),
  ('ENVELOPE', 'glazing', 3, 'Parois vitrées et portes', 'Glazed walls and doors', false, false),
  ('ENVELOPE', 'floor', 4, 'Plancher bas', 'Low floor', false, false),
  ('EQUIPMENT', 'heating', 1, 'Chauffage', 'Heating', false, false),
  ('EQUIPMENT', 'hot_water', 2, 'Eau chaude', 'Hot water', false, false),
  ('EQUIPMENT', 'ventilation', 3, 'Ventilation', 'Ventilation', false, false),
  ('EQUIPMENT', 'cooling', 4, 'Climatisation', 'Cooling', true, false),
  ('EQUIPMENT', 'renewables', 5, 'Énergies renouvelables', 'Renewable energy', true, false),
  ('NOTICES', 'notices', 1, 'Notices des équipements', 'Notices of the equipment', false, true),
  ('WORKS', 'works', 1, 'Travaux réalisés', 'Works done', false, false),
  ('ATTESTATIONS', 'attestations', 1, 'Attestation en cours de validité', 'Attestation in force', false, false),
  ('HANDOVER', 'handover', 1, 'Remise du carnet', 'Hand-over of the booklet', false, false);
insert into booklet_labels (label_code, item, part, leaves_open)
  select l.code, p.item, p.code, case p.item when 'PLANS' then 'AS_BUILT_UNKNOWN' when 'NETWORKS' then 'NETWORK_UNKNOWN' else 'VALIDITY_UNKNOWN' end
  from booklet_parts p join document_labels l on (p.item, l.code) in (
    ('PLANS', 'sect_drawings'), ('PLANS', 'R_SECTDRAWINGS'), ('NETWORKS', 'netw_drawings'), ('NETWORKS', 'R_NETWDRAWINGS'), ('ATTESTATIONS', 'dpe'), ('ATTESTATIONS', 'R_DPE'))
  union all select code, 'ATTESTATIONS', 'attestations', null from document_labels where code = 'R_ATH';
insert into booklet_natures (nature, item, part, is_sure) values
  ('boiler', 'EQUIPMENT', 'heating', true), ('boiler', 'EQUIPMENT', 'hot_water', false),
  ('heat_pump', 'EQUIPMENT', 'heating', true), ('heat_pump', 'EQUIPMENT', 'hot_water', false), ('heat_pump', 'EQUIPMENT', 'cooling', false), ('heat_pump', 'EQUIPMENT', 'renewables', true),
  ('water_heater', 'EQUIPMENT', 'hot_water', true), ('stove', 'EQUIPMENT', 'heating', true), ('heating', 'EQUIPMENT', 'heating', false),
  ('ventilation', 'EQUIPMENT', 'ventilation', true), ('solar', 'EQUIPMENT', 'renewables', true),
  ('window', 'ENVELOPE', 'glazing', true), ('roofing', 'ENVELOPE', 'roof', false), ('covering', 'ENVELOPE', 'walls', false), ('structure', 'ENVELOPE', 'walls', false),
  ('insulation', 'ENVELOPE', 'roof', false), ('insulation', 'ENVELOPE', 'walls', false), ('insulation', 'ENVELOPE', 'floor', false);

-- Which post of the envelope a wall of a study is, by the codes of the official schema.
create function booklet_post(part text, type_paroi text, nature text) returns text language sql immutable parallel safe as $$
  select case when part = 'parois_vitrees' or nature in ('106', '405') then 'glazing' when type_paroi = '100' then 'walls' when type_paroi = '200' or nature = '401' then 'floor'
    when type_paroi = '300' then 'roof' when type_paroi = '400' then 'walls' end
$$;

-- What of a home speaks for a part of its booklet; of a flat, what its building shares with it too. Neither buildings nor gas
-- passports have a booklet.
create function booklet_evidence(ids bigint[]) returns table (
  residence_id bigint, item text, part text, state booklet_state, reason text, source booklet_source, source_id bigint, name text, of_building boolean
) language sql stable as $$
  with homes as materialized (select r.id, r.parent_id from residences r where r.id = any(ids) and r.type <> 'BUILDING' and not r.is_ptg),
  places as materialized (
    select id as home, id as place, false as shared from homes union all select id, parent_id, true from homes where parent_id is not null),
  things as materialized (
    select s.home, s.shared, d.id, d.product_id, p.parent_id, d.surface, p.is_generic or m.is_generic as is_generic, coalesce(nullif(d.name, ''), p.name) as name, coalesce(c.nature, p.nature) as nature
    from places s join devices d on d.residence_id = s.place and d.active join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id
      left join product_classes c on c.id = p.class_id)
  select s.home, l.item, l.part, case when l.leaves_open is null then 'COMPLETE' else 'TO_CHECK' end::booklet_state, l.leaves_open, 'DOCUMENT'::booklet_source, d.id,
    d.name || case when d.extension = '' then '' else '.' || d.extension end, s.shared
  from places s join documents d on d.residence_id = s.place and d.context = 'RESIDENCE' and not d.is_private
    join document_label_links k on k.document_id = d.id join document_labels b on b.id = k.label_id join booklet_labels l on l.label_code = b.code
  union all
  select t.home, n.item, n.part, case when t.leaves_open is null then 'COMPLETE' else 'TO_CHECK' end::booklet_state, t.leaves_open, 'DEVICE', t.id, t.name, t.shared
  from booklet_natures n cross join lateral (
    select t.*, case when not n.is_sure then 'USE_UNKNOWN' when n.item = 'EQUIPMENT' and t.is_generic then 'MODEL_UNKNOWN'
      when n.item = 'ENVELOPE' and t.surface is null then 'SURFACE_UNKNOWN' end as leaves_open
    from things t where t.nature = n.nature) t
  union all
  select t.home, 'NOTICES', 'notices', case when t.has_notice then 'COMPLETE' else 'TO_COMPLETE' end::booklet_state, case when not t.has_notice then 'NOTICE_MISSING' end, 'DEVICE', t.id, t.name, t.shared
  from (select t.*, exists (select from documents d where d.device_id = t.id) or exists (select from documents d where d.product_id in (t.product_id, t.parent_id)) as has_notice
    from things t where t.nature in (select n.nature from booklet_natures n where n.item = 'EQUIPMENT')) t
  union all
  select w.home, 'ENVELOPE', w.post, case when bool_and(w.surface is not null) then 'COMPLETE' else 'TO_CHECK' end::booklet_state, case when not bool_and(w.surface is not null) then 'SURFACE_UNKNOWN' end,
    'STUDY', w.id, w.type, w.shared
  from (
    select s.home, s.shared, t.id, t.type, booklet_post(p.name, wall->>'type_paroi', wall->>'nature') as post, wall->>'surface_totale' as surface
    from places s join thermal_studies t on t.residence_id = s.place and t.is_current and t.status = 'PARSED'
      cross join (values ('parois_opaques'), ('parois_vitrees')) p (name)
      cross join lateral jsonb_array_elements(case jsonb_typeof(t.building->p.name) when 'array' then t.building->p.name else '[]' end) wall) w
  where w.post is not null group by w.home, w.post, w.id, w.type, w.shared
  union all
  select s.home, 'TRIGGER', 'trigger', 'TO_CHECK', 'PROPOSED_BY_STUDY', 'STUDY', t.id, t.type, s.shared
  from places s join thermal_studies t on t.residence_id = s.place and t.is_current and t.proposals->>'permit_number' is not null
  union all
  select h.id, 'TRIGGER', 'trigger', 'COMPLETE', null, 'TRIGGER', b.residence_id, coalesce(b.reference, ''), false from homes h join booklets b on b.residence_id = h.id
  union all
  select h.id, 'WORKS', 'works', 'COMPLETE', null, 'WORK', w.id, w.description, false from homes h join booklet_works w on w.residence_id = h.id
  union all
  select h.id, 'WORKS', 'works', 'COMPLETE', null, 'INTERVENTION', i.id, i.type::text, false
  from homes h join interventions i on i.residence_id = h.id and i.status = 'DONE' and i.type in ('BOILER_INSTALLATION', 'BOILER_REPLACEMENT')
  union all
  select h.id, 'HANDOVER', 'handover', 'COMPLETE', null, 'HANDOVER', o.id, o.recipient, false from homes h join booklet_handovers o on o.residence_id = h.id
$$;

-- The state of each part of each booklet, and why. What a person has said comes before what is found; what is found, before
-- that nothing is.
create function booklet_states(ids bigint[]) returns table (
  residence_id bigint, item text, part text, item_position smallint, part_position smallint, state booklet_state, reason text
) language sql stable as $$
  with homes as materialized (
    select r.id, coalesce(b.kind, case c.type when 'RENOVATION' then 'WORKS' else 'CONSTRUCTION' end::booklet_kind) as kind, coalesce(b.touched, '{}') as touched,
      greatest(coalesce(b.triggered_on, f_paris_day(now())), (select min(applies_from) from booklet_items)) as day
    from residences r join companies c on c.id = r.company_id left join booklets b on b.residence_id = r.id
    where r.id = any(ids) and r.type <> 'BUILDING' and not r.is_ptg),
  found as materialized (
    select e.residence_id, e.item, e.part, case when p.of_each then max(e.state) else min(e.state) end as state,
      (array_agg(e.reason order by e.state))[1] as best_reason, (array_agg(e.reason order by e.state desc))[1] as worst_reason
    from booklet_evidence(ids) e join booklet_parts p on p.item = e.item and p.code = e.part group by e.residence_id, e.item, e.part, p.of_each)
  select h.id, i.code, p.code, i.position, p.position, s.state,
    case when s.state = 'COMPLETE' then null else s.reason end
  from homes h
    join booklet_items i on i.applies_from <= h.day and (i.applies_until is null or i.applies_until > h.day)
    join booklet_parts p on p.item = i.code
    left join booklet_answers a on a.residence_id = h.id and a.item = i.code and a.part = p.code
    left join found f on f.residence_id = h.id and f.item = i.code and f.part = p.code
    cross join lateral (select case h.kind when 'CONSTRUCTION' then i.on_construction when 'WORKS' then i.on_works else i.on_voluntary end as asked) k
    cross join lateral (select p.is_optional or k.asked = 'NEVER' or (k.asked = 'IF_TOUCHED' and p.code <> all(h.touched)) as is_free) o
    cross join lateral (select
      case when a.is_not_applicable then 'NOT_APPLICABLE'
        when a.body is not null or (a.document_id is not null and (a.valid_until is null or a.valid_until >= f_paris_day(now()))) then 'COMPLETE'
        when o.is_free and f.state is distinct from 'COMPLETE' then 'NOT_APPLICABLE'
        when f.state is not null and f.state <> 'TO_COMPLETE' and a.document_id is null then f.state
        when f.state = 'COMPLETE' then 'COMPLETE'
        when f.state is null and a.document_id is null and k.asked = 'IF_ANY' then 'NOT_APPLICABLE'
        else 'TO_COMPLETE' end::booklet_state as state,
      case when a.is_not_applicable then 'DECLARED' when a.document_id is not null and a.valid_until < f_paris_day(now()) then 'EXPIRED'
        when o.is_free and p.is_optional then 'NONE_HELD' when o.is_free and k.asked = 'NEVER' then 'NOT_ASKED' when o.is_free then 'UNTOUCHED'
        when f.state is not null then case when p.of_each then f.worst_reason else f.best_reason end
        when k.asked = 'IF_ANY' then 'NONE_HELD' when i.code = 'NOTICES' then 'NO_EQUIPMENT' else 'MISSING' end as reason) s
$$;

-- How far each booklet is, for lists, which read no more than this. Kept by triggers on whatever speaks for a part; each night
-- what the calendar and the catalogue have changed is written anew.
create table booklet_progress (
  residence_id bigint primary key references residences on delete cascade,
  done smallint not null, total smallint not null, missing text[] not null
) with (fillfactor = 80);
create function booklet_refresh(places bigint[]) returns void language plpgsql as $$
declare homes bigint[];
begin
  if places is null then return; end if;
  homes := array(select id from residences where id = any(places) union select id from residences where parent_id = any(places) order by 1);
  perform from booklet_progress where residence_id = any(homes) order by residence_id for no key update;
  insert into booklet_progress as p (residence_id, done, total, missing)
    select i.residence_id, count(*) filter (where i.state <= 'COMPLETE'), count(*), coalesce(array_agg(i.item order by i.item_position) filter (where i.state > 'COMPLETE'), '{}')
    from (select s.residence_id, s.item, s.item_position, max(s.state) as state from booklet_states(homes) s group by 1, 2, 3) i group by 1 order by 1
  on conflict (residence_id) do update set done = excluded.done, total = excluded.total, missing = excluded.missing
  where (p.done, p.total, p.missing) is distinct from (excluded.done, excluded.total, excluded.missing);
  delete from booklet_progress p using residences r where p.residence_id = any(homes) and r.id = p.residence_id and (r.type = 'BUILDING' or r.is_ptg);
end $$;

create function booklet_of_new() returns trigger language plpgsql as $$
begin
  perform booklet_refresh((select array_agg(distinct residence_id) from new_rows where residence_id is not null));
  return null;
end $$;
create function booklet_of_old() returns trigger language plpgsql as $$
begin
  perform booklet_refresh((select array_agg(distinct residence_id) from old_rows where residence_id is not null));
  return null;
end $$;
create function booklet_of_residences() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform booklet_refresh((select array_agg(id) from new_rows));
  else perform booklet_refresh((select array_agg(id) from (select id from (
      select id, company_id, is_ptg, parent_id, type from new_rows union select id, company_id, is_ptg, parent_id, type from old_rows) versions
    group by id having count(*) > 1) changed));
  end if;
  return null;
end $$;
-- A paper in the folders of a home speaks for it by its labels alone; one of a device, as its notice.
create function booklet_of_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform booklet_refresh((select array_agg(distinct residence_id) from new_rows where device_id is not null));
  else perform booklet_refresh((select array_agg(distinct residence_id) from (select residence_id, id from (
      select residence_id, id, is_private from new_rows union select residence_id, id, is_private from old_rows) versions
    where residence_id is not null group by residence_id, id having count(*) > 1) changed));
  end if;
  return null;
end $$;
create function booklet_of_links() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform booklet_refresh((select array_agg(distinct d.residence_id) from new_rows n join documents d on d.id = n.document_id where d.residence_id is not null));
  else perform booklet_refresh((select array_agg(distinct d.residence_id) from old_rows o join documents d on d.id = o.document_id where d.residence_id is not null));
  end if;
  return null;
end $$;
create trigger residences_booklet_ins after insert on residences referencing new table as new_rows for each statement execute function booklet_of_residences();
create trigger residences_booklet_upd after update on residences referencing old table as old_rows new table as new_rows for each statement execute function booklet_of_residences();
create trigger documents_booklet_ins after insert on documents referencing new table as new_rows for each statement execute function booklet_of_documents();
create trigger documents_booklet_upd after update on documents referencing old table as old_rows new table as new_rows for each statement execute function booklet_of_documents();
create trigger documents_booklet_del after delete on documents referencing old table as old_rows for each statement execute function booklet_of_old();
create trigger document_label_links_booklet_ins after insert on document_label_links referencing new table as new_rows for each statement execute function booklet_of_links();
create trigger document_label_links_booklet_del after delete on document_label_links referencing old table as old_rows for each statement execute function booklet_of_links();
do $$
declare kept text;
begin
  foreach kept in array array['devices','thermal_studies','interventions','booklets','booklet_answers','booklet_works','booklet_handovers'] loop
    execute format('create trigger %1$s_booklet_ins after insert on %1$I referencing new table as new_rows for each statement execute function booklet_of_new()', kept);
    execute format('create trigger %1$s_booklet_upd after update on %1$I referencing new table as new_rows for each statement execute function booklet_of_new()', kept);
    execute format('create trigger %1$s_booklet_del after delete on %1$I referencing old table as old_rows for each statement execute function booklet_of_old()', kept);
  end loop;
end $$;
-- Of homes that were there before, and of those that changed without a trigger: so many at once that nobody waits for it.
create function booklet_mend(how_many int) returns int language plpgsql as $$
declare homes bigint[];
begin
  homes := array(select r.id from residences r where r.type <> 'BUILDING' and not r.is_ptg
    and not exists (select from booklet_progress p where p.residence_id = r.id) order by r.id limit how_many);
  if cardinality(homes) > 0 then perform booklet_refresh(homes); end if;
  return cardinality(homes);
end $$;
