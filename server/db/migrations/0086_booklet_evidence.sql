-- What speaks for a part is what leaves, and is known to be that (docs/decisions/0105, 0107, 0121): a paper that tells a price is no
-- notice, one that came by a link is to be checked, so is a certificate that is annulled or replaced. A part that a home may be
-- without is told as none only where nothing is found; works touch what any of them touched. What stands in booklet_progress is
-- told anew by the job that each worker begins with, some hundred homes at once.
create or replace function booklet_evidence(ids bigint[]) returns table (
  residence_id bigint, item text, part text, state booklet_state, reason text, source booklet_source, source_id bigint, name text, of_building boolean
) language sql stable as $$
  with homes as materialized (select r.id, r.parent_id from residences r where r.id = any(ids) and r.type <> 'BUILDING' and not r.is_ptg),
  places as materialized (
    select id as home, id as place, false as shared from homes union all select id, parent_id, true from homes where parent_id is not null),
  things as materialized (
    select s.home, s.shared, d.id, d.product_id, p.parent_id, d.surface, p.is_generic or m.is_generic as is_generic, coalesce(nullif(d.name, ''), p.name) as name, coalesce(c.nature, p.nature) as nature
    from places s join devices d on d.residence_id = s.place and d.active join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id
      left join product_classes c on c.id = p.class_id),
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
    from things t where t.nature = n.nature) t
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

create or replace function booklet_states(ids bigint[]) returns table (
  residence_id bigint, item text, part text, item_position smallint, part_position smallint, state booklet_state, reason text
) language sql stable as $$
  with homes as materialized (
    select r.id, coalesce(b.kind, case c.type when 'RENOVATION' then 'WORKS' else 'CONSTRUCTION' end::booklet_kind) as kind,
      -- What the origin says, and what each of the works says; as of a new home, where none of them does.
      array(select unnest(b.touched) union select unnest(w.touched) from booklet_works w where w.residence_id = r.id) as touched,
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
    left join booklet_answers n on n.residence_id = h.id and n.item = i.code and n.part = p.code
    -- Who answers by a paper and names no day means the last one of the paper. `offset 0` keeps the look at the paper apart from
    -- the join: within it, a thousand flats took half a minute.
    left join lateral (
      select n.is_not_applicable, n.body, n.document_id,
        coalesce(n.valid_until, case i.code when 'ATTESTATIONS' then (select d.valid_until from documents d where d.id = n.document_id) end) as until
      where n.document_id is null or (select not d.is_private and not document_is_paid(d) from documents d where d.id = n.document_id)
      offset 0) a on true
    left join found f on f.residence_id = h.id and f.item = i.code and f.part = p.code
    cross join lateral (select case h.kind when 'CONSTRUCTION' then i.on_construction when 'WORKS' then i.on_works else i.on_voluntary end as said) q
    cross join lateral (select case when q.said = 'IF_TOUCHED' and h.touched = '{}' then 'ALWAYS' else q.said end as asked) k
    cross join lateral (select k.asked = 'NEVER' or case k.asked when 'IF_TOUCHED' then p.code <> all(h.touched) else p.is_optional and f.state is null end as is_free) o
    cross join lateral (select
      case when a.is_not_applicable then 'NOT_APPLICABLE'
        when a.body is not null or (a.document_id is not null and (a.until is null or a.until >= f_paris_day(now()))) then 'COMPLETE'
        when o.is_free and f.state is distinct from 'COMPLETE' then 'NOT_APPLICABLE'
        when f.state is not null and f.state <> 'TO_COMPLETE' and a.document_id is null then f.state
        when f.state = 'COMPLETE' then 'COMPLETE'
        when f.state is null and a.document_id is null and k.asked = 'IF_ANY' then 'NOT_APPLICABLE'
        else 'TO_COMPLETE' end::booklet_state as state,
      case when a.is_not_applicable then 'DECLARED' when a.document_id is not null and a.until < f_paris_day(now()) then 'EXPIRED'
        when o.is_free and p.is_optional and f.state is null then 'NONE_HELD' when o.is_free and k.asked = 'NEVER' then 'NOT_ASKED' when o.is_free then 'UNTOUCHED'
        when f.state is not null then case when p.of_each then f.worst_reason else f.best_reason end
        when k.asked = 'IF_ANY' then 'NONE_HELD' when i.code = 'NOTICES' then 'NO_EQUIPMENT' else 'MISSING' end as reason) s
$$;

-- A paper in the folders of a home speaks for it by its labels, or since it came by a link; one of a device, as its notice.
create or replace function booklet_of_documents() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform booklet_refresh((select array_agg(distinct residence_id) from new_rows where device_id is not null or creator_user_id is null));
  else perform booklet_refresh((select array_agg(distinct residence_id) from (select residence_id, id from (
      select residence_id, id, is_private, valid_until, document_is_paid(row(n.*)::documents) from new_rows n where residence_id is not null
      union select residence_id, id, is_private, valid_until, document_is_paid(row(o.*)::documents) from old_rows o where residence_id is not null) versions
    group by residence_id, id having count(*) > 1) changed));
  end if;
  return null;
end $$;

-- The end that a file states is none of a certificate that is not in force.
update documents d set valid_until = null from energy_certificates c
  where c.document_id = d.id and c.standing <> 'ACTIVE' and d.valid_until = c.valid_until;
