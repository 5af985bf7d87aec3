-- What a device of a building speaks for is found out once, and not once more for each of its flats: for 200 flats and 100 materials
-- of a study, any change of a device of the building took four seconds, during which nobody could change a flat.
create or replace function booklet_evidence(ids bigint[]) returns table (
  residence_id bigint, item text, part text, state booklet_state, reason text, source booklet_source, source_id bigint, name text, of_building boolean
) language sql stable as $$
  with homes as materialized (select r.id, r.parent_id from residences r where r.id = any(ids) and r.type <> 'BUILDING' and not r.is_ptg),
  places as materialized (
    select id as home, id as place, false as shared from homes union all select id, parent_id, true from homes where parent_id is not null),
  -- Each device once, however many flats its building has.
  owned as materialized (
    select d.residence_id, d.id, d.product_id, p.parent_id, d.surface, p.is_generic or m.is_generic as is_generic, coalesce(nullif(d.name, ''), p.name) as name, coalesce(c.nature, p.nature) as nature,
      booklet_post_of(d) as post
    from (select distinct place from places) s join devices d on d.residence_id = s.place and d.active join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id
      left join product_classes c on c.id = p.class_id),
  things as materialized (select s.home, s.shared, o.* from places s join owned o on o.residence_id = s.place),
  labelled as materialized (
    select d as paper, d.id, d.residence_id, d.name || case when d.extension = '' then '' else '.' || d.extension end as name, l.item, l.part, l.leaves_open,
      case when l.item = 'ATTESTATIONS' then case c.standing when 'ACTIVE' then c.valid_until else d.valid_until end end as until,
      coalesce(c.standing <> 'ACTIVE', false) as is_doubtful, coalesce(c.standing in ('REPLACED', 'CANCELLED'), false) as is_ended
    from documents d join document_label_links k on k.document_id = d.id join document_labels b on b.id = k.label_id join booklet_labels l on l.label_code = b.code
      left join energy_certificates c on c.document_id = d.id
    where d.residence_id in (select place from places) and d.context = 'RESIDENCE' and not d.is_private),
  -- What is kept back is asked once a paper, however many flats it speaks for.
  kept_back as materialized (select o.id from (select distinct on (id) id, paper from labelled) o where document_is_paid(o.paper)),
  kept as materialized (
    select l.residence_id, l.id, l.name, l.item, l.part, coalesce(l.until < f_paris_day(now()), false) as is_over,
      case when l.is_ended then 'NOT_IN_FORCE' when l.until is null or l.is_doubtful then l.leaves_open end as leaves_open
    from labelled l where l.id not in (select id from kept_back)),
  -- A device has a notice where a paper of its own leaves with the booklet, or the catalogue has one; one that came by a link is
  -- such once somebody has labelled it. `offset 0` keeps the look at the papers to the devices asked for, each once.
  own_notices as materialized (
    select t.id, bool_or(n.is_told) as is_told
    from (select distinct id from things where nature in (select n.nature from booklet_natures n where n.item = 'EQUIPMENT')) t
      cross join lateral (
        select d.creator_user_id is not null or exists (select from document_label_links k where k.document_id = d.id)
          or not exists (select from booklet_asks a where a.device_id = t.id and a.email = d.creator_name) as is_told
        from documents d where d.device_id = t.id and not d.is_private and not document_is_paid(d) offset 0) n
    group by t.id),
  -- What came by a link for a part, while nobody has labelled it; a paper has a label that says what it is, or it has none.
  brought as materialized (
    select distinct h.id as home, a.item, a.part, d.id as paper, d.name
    from homes h
      cross join lateral (select a.item, a.part, a.email, a.created_at from booklet_asks a
        where a.residence_id = h.id and a.device_id is null and a.files_count > 0 offset 0) a
      cross join lateral (
        select d.id, d.name || case when d.extension = '' then '' else '.' || d.extension end as name
        from documents d where d.residence_id = h.id and d.context = 'RESIDENCE' and d.creator_user_id is null and d.creator_name = a.email
          and d.created_at >= a.created_at and not d.is_private and not document_is_paid(d)
          and not exists (select from document_label_links k where k.document_id = d.id) offset 0) d)
  select s.home, k.item, k.part,
    case when k.is_over then 'TO_COMPLETE' when k.leaves_open is null then 'COMPLETE' else 'TO_CHECK' end::booklet_state,
    case when k.is_over then 'EXPIRED' else k.leaves_open end, 'DOCUMENT'::booklet_source, k.id, k.name, s.shared
  from places s join kept k on k.residence_id = s.place
  union all
  select t.home, n.item, n.part, case when t.leaves_open is null then 'COMPLETE' else 'TO_CHECK' end::booklet_state, t.leaves_open, 'DEVICE', t.id, t.name, t.shared
  from booklet_natures n cross join lateral (
    select t.*, case when not n.is_sure then case n.item when 'ENVELOPE' then 'POST_UNKNOWN' else 'USE_UNKNOWN' end when n.item = 'EQUIPMENT' and t.is_generic then 'MODEL_UNKNOWN'
      when n.item = 'ENVELOPE' and t.surface is null then 'SURFACE_UNKNOWN' end as leaves_open
    from things t where t.nature = n.nature and (n.item <> 'ENVELOPE' or t.post is null)) t
  union all
  select t.home, 'ENVELOPE', t.post, case when t.surface is null then 'TO_CHECK' else 'COMPLETE' end::booklet_state,
    case when t.surface is null then 'SURFACE_UNKNOWN' end, 'DEVICE', t.id, t.name, t.shared
  from things t where t.post is not null
  union all
  select t.home, 'NOTICES', 'notices', case when t.has_notice then 'COMPLETE' when t.is_told is null then 'TO_COMPLETE' else 'TO_CHECK' end::booklet_state,
    case when t.has_notice then null when t.is_told is null then 'NOTICE_MISSING' else 'CAME_BY_LINK' end, 'DEVICE', t.id, t.name, t.shared
  from (
    select t.*, o.is_told, coalesce(o.is_told, false) or exists (select from documents d where d.product_id in (t.product_id, t.parent_id)) as has_notice
    from things t left join own_notices o on o.id = t.id where t.nature in (select n.nature from booklet_natures n where n.item = 'EQUIPMENT')) t
  union all
  select b.home, b.item, b.part, 'TO_CHECK', 'CAME_BY_LINK', 'DOCUMENT', b.paper, b.name, false from brought b
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
