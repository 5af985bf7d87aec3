-- RES-09: which homes without an account were reminded, how many months after their commissioning. Of several workers one tells.
create table account_reminders (
  residence_id bigint not null references residences on delete cascade,
  months int not null, told_at timestamptz not null default now(),
  primary key (residence_id, months)
);
-- Who was reminded of which care; by its day, so that a calendar that is counted anew reminds of nothing twice.
create table care_reminders (
  user_id bigint not null references users on delete cascade,
  device_id bigint not null references devices on delete cascade,
  product_task_id bigint not null references product_tasks on delete cascade,
  due_date date not null, told_at timestamptz not null default now(),
  primary key (user_id, device_id, product_task_id, due_date)
);
create index care_reminders_device on care_reminders (device_id);
create index care_reminders_task on care_reminders (product_task_id);
-- RES-10: the weeks, by their Mondays, of which a company or a resident was told, or there was nothing to tell.
create table company_reports (
  company_id bigint not null references companies on delete cascade,
  week date not null, told_at timestamptz not null default now(),
  primary key (company_id, week)
);
create table home_reports (
  user_id bigint not null references users on delete cascade,
  week date not null, told_at timestamptz not null default now(),
  primary key (user_id, week)
);
-- What a mail that one may do without opens to end its like (RFC 8058): a token, kept as its hash, for each that left.
create table unsubscribe_links (
  token_hash bytea primary key,
  log_id bigint not null references communication_logs on delete cascade
);
create index unsubscribe_links_log on unsubscribe_links (log_id);
-- Addresses that want no more mails of a kind, whether someone has an account there or not.
create table mail_refusals (
  email citext not null, channel_id bigint not null references communication_channels on delete cascade,
  created_at timestamptz not null default now(),
  primary key (email, channel_id)
);
create index mail_refusals_channel on mail_refusals (channel_id);
insert into communication_channels (code, name_fr, name_en, target, type, is_optional, is_default_active) values
  ('ACCOUNT_REMINDER', 'Rappels d’activation du logement', 'Reminders to activate a home', 'user', 'mail', true, true),
  ('HOME_REPORT', 'Nouvelles de mon logement, chaque semaine', 'News of my home, every week', 'user', 'mail', true, false);
