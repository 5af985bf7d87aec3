create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists citext;
create extension if not exists unaccent;
create function f_norm(text) returns text language sql immutable parallel safe strict
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;
create table stored_files (
  id bigint generated always as identity primary key,
  storage_key text not null constraint stored_files_key unique,
  sha256 bytea not null check (octet_length(sha256)=32),
  mime_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  scan_status text not null default 'PENDING' check (scan_status in ('PENDING','CLEAN','INFECTED','SKIPPED')),
  created_at timestamptz not null default now(),
  -- Set by the janitor once nothing refers to the file; its bytes are removed when they have waited long enough.
  unreferenced_since timestamptz
);
create table contact_informations (
  id bigint generated always as identity primary key,
  public_name text, website_url text, notes text,
  updated_at timestamptz not null default now()
);
create table addresses (
  id bigint generated always as identity primary key,
  contact_information_id bigint not null references contact_informations on delete cascade,
  position smallint not null default 0 check (position >= 0),
  street_number text, street_name text not null check (btrim(street_name) <> ''),
  zip_code text not null, city text not null check (btrim(city) <> ''),
  region text, country_code char(2) not null default 'FR', country_name text, extra_infos text,
  latitude numeric(9,6) check (latitude between -90 and 90), longitude numeric(9,6) check (longitude between -180 and 180),
  unique (contact_information_id, position),
  check (country_code <> 'FR' or zip_code ~ '^[0-9]{5}$')
);
create table emails (
  id bigint generated always as identity primary key,
  contact_information_id bigint not null references contact_informations on delete cascade,
  position smallint not null default 0, email citext not null, label text,
  unique (contact_information_id, position), unique (contact_information_id, email)
);
create table phones (
  id bigint generated always as identity primary key,
  contact_information_id bigint not null references contact_informations on delete cascade,
  position smallint not null default 0, phone_number text not null, label text,
  unique (contact_information_id, position)
);
-- Attempts counted by fixed window; shared by every server. Losing it in a crash only forgives attempts.
create unlogged table rate_limits (
  bucket text not null, window_start timestamptz not null, hits int not null,
  primary key (bucket, window_start)
);
-- Keys that every server on this database must share, drawn once: 244 random bits each.
create table shared_secrets (name text primary key, value text not null);
insert into shared_secrets (name, value) values ('pictures', gen_random_uuid()::text || gen_random_uuid()::text);
