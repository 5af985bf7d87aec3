-- What somebody without an account was asked for: the link of the mail adds files to the part it names, and shows nothing else.
create table booklet_asks (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  item text not null, part text not null, device_id bigint references devices on delete cascade,
  email citext not null, message text not null default '', locale text not null default 'fr-FR',
  -- Of the link, which is made as the mail leaves and stands nowhere else.
  token_hash bytea unique, asker_user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(), expires_at timestamptz not null, revoked_at timestamptz,
  files_count int not null default 0 check (files_count >= 0),
  foreign key (item, part) references booklet_parts
);
create index booklet_asks_residence on booklet_asks (residence_id, id desc);
create index booklet_asks_asker on booklet_asks (asker_user_id);
create index booklet_asks_device on booklet_asks (device_id) where device_id is not null;
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('BOOKLET_ASK', 'Demande d’une pièce du carnet', 'Request for a piece of the booklet', 'user', 'mail', false);
