-- Whether a term goes on by itself when its last day comes, and each time that it did: from which last day to which.
alter table company_subscriptions add column renews boolean not null default false;
create index company_subscriptions_renewing on company_subscriptions (ends_on) where renews;
create table subscription_renewals (
  subscription_id bigint not null references company_subscriptions on delete cascade,
  ended_on date not null, ends_on date not null, renewed_at timestamptz not null default now(),
  primary key (subscription_id, ended_on), check (ends_on > ended_on)
);
