create type mail_status as enum ('PROGRAMMED','SENT','FAILED');

create table communication_logs (
  id bigint generated always as identity primary key, residence_id bigint references residences on delete cascade, company_id bigint references companies on delete set null,
  channel_code text not null references communication_channels (code) on update cascade on delete restrict, recipient_user_id bigint references users on delete set null, recipient citext not null,
  locale text not null default 'fr-FR', subject text, body_html text, status mail_status not null default 'PROGRAMMED', external_message_id text constraint communication_logs_message unique,
  sender_user_id bigint references users on delete set null, created_at timestamptz not null default now(), sent_at timestamptz, last_error text, check ((status='SENT') = (sent_at is not null))
);
create index communication_logs_res on communication_logs (residence_id, channel_code, created_at desc);
-- How many mails an address had within the hour, whatever home they were about.
create index communication_logs_recipient on communication_logs (recipient, created_at desc);
-- Whose homes an address stands on: a forgotten code goes to the home's own addresses.
create index emails_email on emails (email);
create table communication_log_events (
  id bigint generated always as identity primary key, log_id bigint not null references communication_logs on delete cascade, name text not null, time timestamptz not null, raw jsonb not null, constraint communication_log_events_once unique (log_id, name, time)
);
create table webhook_inbox (id bigint generated always as identity primary key, source text not null, dedupe_key text not null, payload jsonb not null, received_at timestamptz not null default now(), processed_at timestamptz, error text, constraint webhook_inbox_once unique (source, dedupe_key));
