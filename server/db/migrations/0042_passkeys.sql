-- A passkey opens an account without a password: its device asks for a finger, a face or a code of its own.
create table user_passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  credential_id text not null constraint user_passkeys_credential unique, public_key bytea not null,
  -- By what the device knows the account; the same for all passkeys of one.
  handle bytea not null, sign_count bigint not null default 0, transports text[] not null default '{}',
  name text not null, created_at timestamptz not null default now(), last_used_at timestamptz
);
create index user_passkeys_user on user_passkeys (user_id);
-- What a device is asked to sign, once. Of somebody: for a new passkey of theirs; of nobody: to come in, or to prove oneself.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  user_id bigint references users on delete cascade,
  created_at timestamptz not null default now(), expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('PASSKEY_ADDED', 'Clé d’accès ajoutée', 'Passkey added', 'user', 'mail', false);
