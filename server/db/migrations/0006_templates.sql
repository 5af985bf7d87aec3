create table templates (
  id bigint generated always as identity primary key, company_id bigint not null references companies on delete cascade,
  name text not null check (btrim(name)<>''), created_by_user_id bigint references users on delete set null, created_at timestamptz not null default now(), updated_at timestamptz not null default now(), unique (id, company_id)
);
create unique index templates_name on templates (company_id, f_norm(name));
create table company_options (
  id bigint generated always as identity primary key, company_id bigint not null references companies on delete cascade,
  option_type option_type not null, value text not null, template_id bigint, created_at timestamptz not null default now(),
  unique (company_id, option_type),                                   -- at most one default template
  foreign key (template_id, company_id) references templates (id, company_id) on delete cascade,
  check ((option_type='DEFAULT_PROJECT_TEMPLATE') = (template_id is not null)), check (template_id is null or value = template_id::text)
);
