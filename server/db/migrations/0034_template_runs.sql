-- A template that is applied to thousands of projects, one after the other, by a job: where it is, and what it left out.
-- The place in the list and what a project receives are written by one transaction: who goes on begins where the last
-- one ended.
create table template_runs (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  template_id bigint references templates on delete set null, template_name text not null,
  user_id bigint not null references users on delete cascade,
  impersonator_user_id bigint references users on delete set null,
  project_ids bigint[] not null, done int not null default 0, missed jsonb not null default '[]',
  created_at timestamptz not null default now(), ended_at timestamptz,
  check (done between 0 and cardinality(project_ids))
);
create index template_runs_company on template_runs (company_id);
create index template_runs_open on template_runs (id) where ended_at is null;
