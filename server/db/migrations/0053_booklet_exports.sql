-- When the booklet of a home was last taken away, and what it held then: what has changed since makes it stale.
create table booklet_exports (
  residence_id bigint primary key references residences on delete cascade,
  made_at timestamptz not null default now(), fingerprint text not null
);
