-- The energy certificate of a home: what its file says, one at a time. The file itself is a document of the project.
create table energy_certificates (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  document_id bigint references documents on delete set null,
  number text, standing text not null check (standing in ('ACTIVE','REPLACED','CANCELLED','UNKNOWN')),
  established_on date not null, valid_until date not null check (valid_until > established_on),
  energy_class text not null check (energy_class in ('A','B','C','D','E','F','G')),
  emission_class text not null check (emission_class in ('A','B','C','D','E','F','G')),
  consumption numeric(10,2) check (consumption >= 0), emission numeric(10,2) check (emission >= 0), surface numeric(10,2) check (surface >= 0),
  year int, created_at timestamptz not null default now()
);
create unique index energy_certificates_one on energy_certificates (residence_id);
create index energy_certificates_document on energy_certificates (document_id) where document_id is not null;

-- What the booklet finds, as before; and of the document that a certificate was read from, until when it is in force.
create or replace function booklet_evidence(ids bigint[]) returns table (
  residence_id bigint, item text, part text, state booklet_state, reason text, source booklet_source, source_id bigint, name text, of_building boolean
) language sql stable as $$
  with homes as materialized (select r.id, r.parent_id from residences r where r.id = any(ids) and r.type <> 'BUILDING' and not r.is_ptg),
  places as materialized (
    select id as home, id as place, false as shared from homes union all select id, parent_id, true from homes where parent_id is not null),
  things as materialized (
    select s.home, s.shared, d.id, d.product_id, p.parent_id, d.surface, p.is_generic or m.is_generic as is_generic, coalesce(nullif(d.name, ''), p.name) as name, coalesce(c.nature, p.nature) as nature
    from places s join devices d on d.residence_id = s.place and d.active join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id
      left join product_classes c on c.id = p.class_id)
  select s.home, l.item, l.part, coalesce(e.state, case when l.leaves_open is null then 'COMPLETE' else 'TO_CHECK' end)::booklet_state,
    case when e.state is null then l.leaves_open else e.reason end, 'DOCUMENT'::booklet_source, d.id,
    d.name || case when d.extension = '' then '' else '.' || d.extension end, s.shared
  from places s join documents d on d.residence_id = s.place and d.context = 'RESIDENCE' and not d.is_private
    join document_label_links k on k.document_id = d.id join document_labels b on b.id = k.label_id join booklet_labels l on l.label_code = b.code
    left join lateral (
      select case when c.valid_until >= f_paris_day(now()) then 'COMPLETE' else 'TO_COMPLETE' end as state, case when c.valid_until < f_paris_day(now()) then 'EXPIRED' end as reason
      from energy_certificates c where c.document_id = d.id and c.standing = 'ACTIVE' and l.item = 'ATTESTATIONS') e on true
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
create trigger energy_certificates_booklet_ins after insert on energy_certificates referencing new table as new_rows for each statement execute function booklet_of_new();
create trigger energy_certificates_booklet_upd after update on energy_certificates referencing new table as new_rows for each statement execute function booklet_of_new();
create trigger energy_certificates_booklet_del after delete on energy_certificates referencing old table as old_rows for each statement execute function booklet_of_old();
