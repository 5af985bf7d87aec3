create table thermal_studies (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  company_id bigint references companies on delete set null, type text not null, is_current boolean not null default true,
  from_automatic_import boolean not null default false, building jsonb, parse_error text, created_by_user_id bigint references users on delete set null, created_at timestamptz not null default now()
);
create unique index thermal_studies_one_current on thermal_studies (residence_id) where is_current;
