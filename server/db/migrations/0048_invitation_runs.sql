-- The flats of a building that are invited one after the other, by a job: where it is, and what it left out. The place in
-- the list and the mail are written by one transaction. Whom it wrote to is forgotten once it has ended.
create table invitation_runs (
  id bigint generated always as identity primary key,
  run_key uuid not null,
  company_id bigint not null references companies on delete cascade,
  building_id bigint not null references residences on delete cascade,
  user_id bigint not null references users on delete cascade,
  impersonator_user_id bigint references users on delete set null,
  channel_code text not null,
  entries jsonb not null, total int not null check (total >= 0),
  done int not null default 0, missed jsonb not null default '[]',
  created_at timestamptz not null default now(), ended_at timestamptz,
  constraint invitation_runs_once unique (building_id, user_id, run_key),
  check (done between 0 and total)
);
create index invitation_runs_company on invitation_runs (company_id);
create index invitation_runs_user on invitation_runs (user_id);
create index invitation_runs_open on invitation_runs (id) where ended_at is null;
