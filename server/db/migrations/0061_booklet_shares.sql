-- A link that opens a booklet, or some of it, for a while; each opening is kept, with the pass that its downloads bear.
create table booklet_shares (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  maker_user_id bigint not null references users on delete cascade, by_owner boolean not null,
  label text not null check (btrim(label) <> ''), parts text[],
  token_hash bytea not null unique, password_hash text, email citext,
  -- Of the code that was mailed last.
  code_hash bytea, code_until timestamptz,
  openings_max int not null check (openings_max > 0), openings_count int not null default 0,
  created_at timestamptz not null default now(), expires_at timestamptz not null, revoked_at timestamptz,
  check (openings_count <= openings_max), check (password_hash is null or email is null)
);
create index booklet_shares_residence on booklet_shares (residence_id, id desc);
create index booklet_shares_maker on booklet_shares (maker_user_id);
create table booklet_share_openings (
  id bigint generated always as identity primary key, share_id bigint not null references booklet_shares on delete cascade,
  pass_hash bytea not null unique, opened_at timestamptz not null default now(), pass_until timestamptz not null,
  files_count int not null default 0
);
create index booklet_share_openings_share on booklet_share_openings (share_id);
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('BOOKLET_SHARE_CODE', 'Carnet partagé : code', 'Shared booklet: code', 'user', 'mail', false);
