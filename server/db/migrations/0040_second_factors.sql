-- When a session proved a second factor, and when its person last proved at all that they are there; opening it is a proof.
alter table access_tokens add column factor_at timestamptz, add column proven_at timestamptz;
-- Everybody who works for the company signs in with a second factor.
alter table companies add column demands_second_factor boolean not null default false;

-- The secret that an authenticator app shares, sealed. It counts once it is confirmed; a code of an earlier step than the
-- last one used is used up.
create table user_totps (
  user_id bigint primary key references users on delete cascade,
  secret text not null, last_step bigint not null default 0,
  created_at timestamptz not null default now(), confirmed_at timestamptz, last_used_at timestamptz
);
create table user_recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null default now(), used_at timestamptz, primary key (user_id, code_hash)
);
-- A first step that waits for the second factor: a right password, and `proof` says which one it was; or an account
-- elsewhere, and what renews the session there, sealed.
create table sign_in_challenges (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  user_id bigint not null references users on delete cascade,
  scope token_scope not null check (scope in ('partner', 'resident')), proof bytea,
  provider text, identity_id bigint references user_identities on delete cascade, sealed text,
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz,
  check ((proof is null) = (identity_id is not null)),
  check (num_nulls(provider, identity_id, sealed) in (0, 3))
);
create index sign_in_challenges_user on sign_in_challenges (user_id);
create index sign_in_challenges_identity on sign_in_challenges (identity_id);
create index sign_in_challenges_expiry on sign_in_challenges (expires_at);

insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('SECOND_FACTOR_ADDED', 'Double authentification activée', 'Two-step sign-in turned on', 'user', 'mail', false),
  ('SECOND_FACTOR_REMOVED', 'Double authentification retirée', 'Two-step sign-in removed', 'user', 'mail', false),
  ('NEW_DEVICE', 'Connexion depuis un nouvel appareil', 'Sign-in from a new device', 'user', 'mail', false);
