-- API-24: what administrators keep in mind of a home or a company.
create table notes (
  id bigint generated always as identity primary key,
  residence_id bigint references residences on delete cascade,
  company_id bigint references companies on delete cascade,
  author_user_id bigint references users on delete set null,
  text text not null check (btrim(text) <> ''),
  created_at timestamptz not null default now(),
  check (num_nonnulls(residence_id, company_id) = 1)
);
create index notes_residence on notes (residence_id, created_at desc) where residence_id is not null;
create index notes_company on notes (company_id, created_at desc) where company_id is not null;
create index notes_author on notes (author_user_id);
