-- What one who lives in a home and the home's company write to each other. A conversation is of one person in one home:
-- neither those who live there with them nor those who come after them read it.
create table conversations (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  -- Who wrote last, and when; kept by the statement that adds a message.
  last_at timestamptz not null default now(), last_by_company boolean not null default false,
  constraint conversations_once unique (residence_id, user_id)
);
create index conversations_inbox on conversations (last_at desc, id desc);
create index conversations_user on conversations (user_id);
create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  by_company boolean not null, author_user_id bigint references users on delete set null,
  body text not null check (btrim(body) <> ''), created_at timestamptz not null default now()
);
create index messages_conversation on messages (conversation_id, id);
create table message_files (
  id bigint generated always as identity primary key,
  message_id bigint not null references messages on delete cascade,
  stored_file_id bigint not null references stored_files on delete restrict,
  name text not null check (btrim(name) <> ''), size_bytes bigint not null check (size_bytes >= 0)
);
create index message_files_message on message_files (message_id);
create index message_files_stored_file on message_files (stored_file_id);
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('RESIDENT_MESSAGE', 'Message d’un résident', 'Message from a resident', 'builder', 'mail', true),
  ('MESSAGE_ANSWER', 'Réponse à un message', 'Answer to a message', 'user', 'mail', false);
