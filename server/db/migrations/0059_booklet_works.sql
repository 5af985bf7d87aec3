-- A finished intervention that changed the home tells of itself among the works of its booklet, once.
alter table booklet_works add column intervention_id bigint references interventions on delete cascade;
create unique index booklet_works_intervention on booklet_works (intervention_id) where intervention_id is not null;
