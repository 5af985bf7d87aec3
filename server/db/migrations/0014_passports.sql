-- Gas technical passports (PTG): residences with is_ptg, created within a monthly quota, and their interventions.
create type intervention_type as enum ('BOILER_INSTALLATION','BOILER_REPLACEMENT','REPARATION','MAINTENANCE','DIAGNOSTIC');
create type intervention_status as enum ('IN_PROGRESS','DONE');
create type intervention_file_group as enum ('ptg_cert_completion','ptg_cert_maintenance','ptg_cert_diagnostic','ptg_estimate','ptg_invoice','ptg_others','ptg_conformity');
create table ptg_quotas (
  company_id bigint primary key references companies on delete cascade, monthly_value int not null check (monthly_value >= 0),
  updated_by_user_id bigint references users on delete set null, updated_at timestamptz not null default now()
);
create table ptg_quota_usages (
  company_id bigint not null references companies on delete cascade, month date not null check (extract(day from month) = 1),
  used int not null check (used >= 0), primary key (company_id, month)
);
-- The month an instant belongs to in France, as its first day: a quota is new at midnight there, in summer as in winter.
create function f_paris_month(instant timestamptz) returns date language sql immutable parallel safe
  as $$ select date_trunc('month', instant at time zone 'Europe/Paris')::date $$;
create table interventions (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete restrict, residence_id bigint not null references residences on delete cascade,
  type intervention_type not null, status intervention_status not null default 'IN_PROGRESS', date date,
  product_id bigint references products on delete restrict, product_request_id bigint references product_requests on delete set null,
  created_by_user_id bigint references users on delete set null, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (id, residence_id),
  constraint interventions_one_product check (num_nonnulls(product_id, product_request_id) <= 1),
  constraint interventions_done_date check (status <> 'DONE' or date is not null),
  constraint interventions_done_product check (status <> 'DONE' or type not in ('BOILER_INSTALLATION','BOILER_REPLACEMENT') or num_nonnulls(product_id, product_request_id) = 1)
);
create index interventions_company_created on interventions (company_id, created_at desc, id desc);
-- A date may be missing, and comes last both ways: one index for each.
create index interventions_company_date on interventions (company_id, date desc nulls last, id desc);
create index interventions_company_date_up on interventions (company_id, date, id);
create index interventions_company_type on interventions (company_id, type, id);
create index interventions_company_status on interventions (company_id, status, id);
create index interventions_residence on interventions (residence_id, created_at desc);
alter table documents add column intervention_id bigint, add column file_group intervention_file_group;
alter table documents
  add constraint documents_intervention foreign key (intervention_id, residence_id) references interventions (id, residence_id) on delete cascade,
  add constraint documents_of_intervention check ((context::text = 'INTERVENTION') = (intervention_id is not null)),
  add constraint documents_of_group check ((context::text = 'INTERVENTION') = (file_group is not null));
create index documents_intervention_files on documents (intervention_id, file_group) where intervention_id is not null;
-- Creations that a sender repeats when the answer was lost: what was made under which key, for a day.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade, key text not null, operation text not null, digest bytea not null,
  made jsonb, created_at timestamptz not null default now(), primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
