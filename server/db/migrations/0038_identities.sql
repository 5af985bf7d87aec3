-- The provider by which a company's people sign in. Its secret is sealed (platform/sealing.ts).
create table identity_providers (
  company_id bigint primary key references companies on delete cascade,
  preset text not null check (preset in ('ENTRA','GOOGLE','KEYCLOAK','PROCONNECT','OTHER')),
  name text not null, issuer text not null, client_id text not null, client_secret text not null,
  demands_second_factor boolean not null default false,
  new_people_role company_role,
  is_only_way boolean not null default false,
  only_way_by_user_id bigint references users on delete set null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create index identity_providers_only_way_by on identity_providers (only_way_by_user_id);

-- The domains of a company's addresses. One company has proven a domain, however many say that it is theirs.
create table identity_domains (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  domain text not null check (domain = lower(domain)), proof text not null,
  proven_at timestamptz, checked_at timestamptz, created_at timestamptz not null default now(),
  constraint identity_domains_once unique (company_id, domain)
);
create unique index identity_domains_proven on identity_domains (domain) where proven_at is not null;

-- An account elsewhere that opens one here: whoever the issuer knows by this subject. Never by an address of mail.
create table user_identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  issuer text not null, subject text not null, provider text not null,
  created_at timestamptz not null default now(), last_used_at timestamptz,
  constraint user_identities_subject unique (issuer, subject),
  constraint user_identities_one unique (user_id, issuer)
);

-- A sign-in on its way: begun here by one browser, to come back once from the provider. What proves it is sealed.
create table identity_attempts (
  id bigint generated always as identity primary key,
  state_hash bytea not null unique check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  provider text not null, sealed text not null, scope token_scope not null, wanted text,
  created_at timestamptz not null default now(), expires_at timestamptz not null
);
create index identity_attempts_browser on identity_attempts (browser_hash);
create index identity_attempts_expiry on identity_attempts (expires_at);

-- One that waits for the code that was mailed to the owner of the account; one for each browser.
create table identity_proofs (
  id bigint generated always as identity primary key,
  browser_hash bytea not null unique check (octet_length(browser_hash) = 32),
  user_id bigint not null references users on delete cascade,
  provider text not null, issuer text not null, subject text not null, sealed text not null,
  scope token_scope not null, wanted text,
  code_hash bytea check (octet_length(code_hash) = 32), tries smallint not null default 0,
  created_at timestamptz not null default now(), expires_at timestamptz not null
);
create index identity_proofs_user on identity_proofs (user_id);
create index identity_proofs_expiry on identity_proofs (expires_at);

-- By which account elsewhere a session was opened, and by what it is renewed there (sealed).
create table session_identities (
  token_id bigint primary key references access_tokens on delete cascade,
  identity_id bigint not null references user_identities on delete cascade,
  provider text not null, sealed text not null, is_renewable boolean not null,
  asked_at timestamptz not null default now(), answered_at timestamptz not null default now()
);
create index session_identities_identity on session_identities (identity_id);

insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('IDENTITY_CODE', 'Code de liaison d’une connexion', 'Code to link a sign-in', 'user', 'mail', false),
  ('IDENTITY_LINKED', 'Connexion liée au compte', 'Sign-in linked to the account', 'user', 'mail', false);
