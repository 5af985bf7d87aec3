-- ADMIN-19: what becomes of what a company left, once nothing it subscribed to runs and its time has passed.
-- Which company was told of which end, how many days before: of several workers one tells.
create table retention_notices (
  company_id bigint not null references companies on delete cascade,
  days int not null, kept_until date not null, told_at timestamptz not null default now(),
  primary key (company_id, days, kept_until)
);
-- A legal hold: nothing is decided while it stands.
create table retention_holds (
  company_id bigint primary key references companies on delete cascade,
  reason text not null check (btrim(reason) <> ''),
  held_by_user_id bigint references users on delete set null,
  held_at timestamptz not null default now()
);
create index retention_holds_by on retention_holds (held_by_user_id);
-- What an administrator decided, of which end. An erasure ends when nothing is left to erase, or is stopped.
create table retention_decisions (
  id bigint generated always as identity primary key,
  company_id bigint references companies on delete set null,
  act text not null check (act in ('ARCHIVE','ERASE')), kept_until date not null,
  decided_by_user_id bigint references users on delete set null,
  decided_at timestamptz not null default now(), ended_at timestamptz, is_stopped boolean not null default false
);
create index retention_decisions_company on retention_decisions (company_id);
create index retention_decisions_by on retention_decisions (decided_by_user_id);
create unique index retention_decisions_running on retention_decisions (company_id) where act = 'ERASE' and ended_at is null;
-- What was erased, home by home: numbers and dates, nobody's data. The ids are of rows that are gone.
create table retention_erasures (
  decision_id bigint not null references retention_decisions on delete cascade,
  erased_residence_id bigint not null, type residence_type not null,
  created_at timestamptz not null, activation_date timestamptz,
  documents int not null, devices int not null, storage_bytes bigint not null,
  erased_at timestamptz not null default now(),
  primary key (decision_id, erased_residence_id)
);
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('RETENTION_ENDING', 'Fin de conservation des données', 'End of the retention of data', 'builder', 'mail', false);
