-- What people think of the portal (SHELL-32, SHELL-33).
create table satisfactions (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  company_id bigint references companies on delete set null,
  satisfied boolean not null,
  message text not null check (length(message) <= 5000),
  platform text not null,
  page_uri text not null,
  created_at timestamptz not null default now()
);
create index satisfactions_created on satisfactions (created_at desc, id desc);
