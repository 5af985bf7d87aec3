create type activity_action as enum ('CREATED','UPDATED','DELETED');
create type activity_model as enum ('Address','PurchaseOrder','ResidenceContactLink','File','ResidenceFolder','Email','ResidenceActivationCode','Device','Note','Residence','Project');
create table activity_entries (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  actor_user_id bigint references users on delete set null, impersonator_user_id bigint references users on delete set null, actor_company_id bigint references companies on delete set null,
  context_http text not null, context_http_name text not null, request_id uuid not null, created_at timestamptz not null default now(), unique (request_id, residence_id)
);
create index activity_entries_feed on activity_entries (residence_id, created_at desc, id desc);
create index activity_entries_user on activity_entries (residence_id, actor_user_id, created_at desc);
create index activity_entries_company on activity_entries (residence_id, actor_company_id, created_at desc);
create table activity_logs (
  id bigint generated always as identity primary key, entry_id bigint not null references activity_entries on delete cascade,
  action activity_action not null, model_name activity_model not null, model_id bigint, pretty_log jsonb not null default '[]' check (jsonb_typeof(pretty_log)='array')
);
create index activity_logs_entry on activity_logs (entry_id, model_name, action);
