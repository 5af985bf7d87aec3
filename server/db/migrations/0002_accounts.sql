create type global_role as enum ('ADMINISTRATOR','SUPPORT');
create type token_scope as enum ('partner','resident','support','machine');
create type one_time_token_kind as enum ('PASSWORD_RESET','EMAIL_VALIDATION','INVITATION');
create table users (
  id bigint generated always as identity primary key,
  username citext not null, email citext, first_name text, last_name text,
  password_hash text, email_validated_at timestamptz,
  picture_file_id bigint references stored_files on delete set null,
  locale text not null default 'fr-FR' check (locale in ('fr-FR','en-UK')),
  is_active boolean not null default true,
  last_connection_at timestamptz, created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz
);
create unique index users_username_live on users (username) where deleted_at is null;
create unique index users_email_live on users (email) where deleted_at is null and email is not null;
create index users_search_trgm on users using gin (f_norm(username::text||' '||coalesce(first_name,'')||' '||coalesce(last_name,'')) gin_trgm_ops);
create table user_global_roles (
  user_id bigint not null references users on delete cascade, role global_role not null,
  granted_by_user_id bigint references users on delete set null, created_at timestamptz not null default now(), primary key (user_id, role)
);
create table access_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash)=32),
  scope token_scope not null,
  impersonator_user_id bigint references users on delete cascade, reason text,
  issued_at timestamptz not null default now(), expires_at timestamptz not null, absolute_expires_at timestamptz not null,
  last_used_at timestamptz, revoked_at timestamptz, ip inet, user_agent text,
  check ((scope='support') = (impersonator_user_id is not null)), check (impersonator_user_id <> user_id), check (expires_at <= absolute_expires_at)
);
create index access_tokens_user on access_tokens (user_id) where revoked_at is null;
create index access_tokens_expiry on access_tokens (expires_at);
create table one_time_tokens (
  id bigint generated always as identity primary key, kind one_time_token_kind not null,
  user_id bigint references users on delete cascade, email citext not null,
  token_hash bytea not null unique, payload jsonb not null default '{}',
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz, revoked_at timestamptz
);
create unique index one_time_tokens_one_reset on one_time_tokens (user_id) where kind='PASSWORD_RESET' and used_at is null and revoked_at is null;
create index one_time_tokens_email on one_time_tokens (email, kind);
create table terms_versions (
  id bigint generated always as identity primary key, version text not null unique, content_fr text not null, content_en text not null, published_at timestamptz not null
);
create table user_terms_acceptances (
  user_id bigint not null references users on delete cascade, terms_version_id bigint not null references terms_versions on delete restrict,
  accepted_at timestamptz not null default now(), ip inet, primary key (user_id, terms_version_id)
);
create table user_notifications (
  id bigint generated always as identity primary key, user_id bigint not null references users on delete cascade,
  code text not null, payload jsonb not null default '{}', residence_id bigint, created_at timestamptz not null default now(), read_at timestamptz
);
create index user_notifications_feed on user_notifications (user_id, created_at desc, id desc);
create table user_badges (user_id bigint not null references users on delete cascade, code text not null, earned_at timestamptz not null default now(), primary key (user_id, code));
create table user_environmental_labels (user_id bigint not null references users on delete cascade, code text not null, value text not null, computed_at timestamptz not null default now(), primary key (user_id, code));
-- The terms in force. A new version is a new row: everyone accepts again.
insert into terms_versions (version, content_fr, content_en, published_at) values ('2026-09',
  '<h2>Votre espace logement</h2><p>Cet espace donne accès au carnet d’information de votre logement : documents, équipements, contacts.</p><h2>Vos données</h2><p>Vos nom et adresse e-mail servent à vous identifier et à vous prévenir. L’entreprise qui vous a invité est responsable du carnet ; le portail le conserve pour elle. Vous pouvez demander à tout moment une copie ou l’effacement de vos données.</p><h2>Vos engagements</h2><p>Votre code logement est personnel : ne le communiquez qu’aux personnes qui vivent avec vous.</p>',
  '<h2>Your home area</h2><p>This area gives access to the information booklet of your home: documents, devices, contacts.</p><h2>Your data</h2><p>Your name and email address are used to identify you and to inform you. The company that invited you is responsible for the booklet; the portal keeps it on its behalf. You may ask for a copy or the erasure of your data at any time.</p><h2>Your commitments</h2><p>Your residence code is personal: share it only with the people who live with you.</p>',
  '2026-09-01T00:00:00Z');
