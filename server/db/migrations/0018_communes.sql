-- The communes of France by zip code, as the official list has them; filled by a job (addresses/communes).
create table communes (
  zip_code text not null,
  insee_code text not null,
  name text not null,
  name_norm text not null generated always as (f_norm(name)) stored,
  region text,
  population int not null default 0,
  primary key (zip_code, insee_code)
);
create index communes_name on communes (name_norm text_pattern_ops);
-- Which edition of a list of reference a table holds.
create table reference_editions (name text primary key, edition text not null, filled_at timestamptz not null default now());
