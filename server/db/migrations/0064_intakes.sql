-- Sheets of projects: what was read of each, what is corrected before anything is created, and what became of every line.
-- A line and the project that it becomes are written by one transaction: who goes on begins where the last one ended.
create table intakes (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  user_id bigint not null references users on delete cascade,
  impersonator_user_id bigint references users on delete set null,
  file_name text not null, sheet_name text,
  state text not null default 'DRAFT' check (state in ('DRAFT','RUNNING','DONE','UNDONE')),
  header_line int, passed_over int not null default 0,
  -- Of each column its title, the field that it holds, and whether the company has said so before.
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  created_at timestamptz not null default now(), started_at timestamptz, ended_at timestamptz, undone_at timestamptz
);
create index intakes_company on intakes (company_id, id desc);
create index intakes_user on intakes (user_id);
create index intakes_open on intakes (id) where state = 'RUNNING';
create table intake_rows (
  intake_id bigint not null references intakes on delete cascade,
  -- As the sheet counts them.
  line int not null check (line > 0),
  cells jsonb not null check (jsonb_typeof(cells) = 'array'),
  -- What was typed since, by field.
  edits jsonb not null default '{}' check (jsonb_typeof(edits) = 'object'),
  state text not null default 'NEW' check (state in ('NEW','EXISTING','FAULTY','CREATED','LEFT_OUT','CANCELLED','KEPT')),
  faults jsonb not null default '[]',
  -- Buildings are created before what stands in them.
  is_building boolean not null default false,
  -- What the line became, or what is there already; and the building that was created for it.
  residence_id bigint references residences on delete set null,
  building_id bigint references residences on delete set null,
  reason text,
  primary key (intake_id, line)
);
create index intake_rows_waiting on intake_rows (intake_id, is_building desc, line) where state = 'NEW';
create index intake_rows_residence on intake_rows (residence_id) where residence_id is not null;
create index intake_rows_building on intake_rows (building_id) where building_id is not null;
-- What a company has said that a column of such a title holds; nothing, where it is none of a project's.
create table intake_columns (
  company_id bigint not null references companies on delete cascade,
  title text not null, field text,
  primary key (company_id, title)
);
