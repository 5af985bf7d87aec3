-- What someone keeps in their home for themselves, and those who live there as they do see: notes, papers, appliances.
create table household_things (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('NOTE', 'DOCUMENT', 'DEVICE')),
  title text not null check (btrim(title) <> ''), body text, brand text, serial_number text,
  bought_on date, warranty_until date,
  -- When its author left the home: from then on it is there for nobody but them, and not for long.
  left_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create index household_things_home on household_things (residence_id, user_id) where left_at is null;
create index household_things_user on household_things (user_id);
create index household_things_left on household_things (left_at) where left_at is not null;
create table household_files (
  id bigint generated always as identity primary key,
  thing_id bigint not null references household_things on delete cascade,
  stored_file_id bigint not null references stored_files on delete restrict,
  name text not null check (btrim(name) <> ''), size_bytes bigint not null check (size_bytes >= 0)
);
create index household_files_thing on household_files (thing_id);
create index household_files_stored_file on household_files (stored_file_id);
-- Whoever stops living somewhere, by whatever way, leaves nothing behind that others see.
create function household_left() returns trigger language plpgsql as $$
begin
  update household_things set left_at = now()
    where residence_id = old.residence_id and user_id = old.user_id and left_at is null;
  return null;
end $$;
create trigger household_left after delete on residence_users for each row execute function household_left();
-- A conversation that the company has closed waits for no answer, until its resident writes again.
alter table conversations add column closed_at timestamptz;
