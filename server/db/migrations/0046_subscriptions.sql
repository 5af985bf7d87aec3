-- ADMIN-19: for how long a Premium licence is taken.
alter table company_subscriptions add column licence_years int check (licence_years in (3, 5, 10));
create index company_subscriptions_ends on company_subscriptions (ends_on) where ends_on is not null;
-- Which company was told of which end, how many days before: of several workers one tells. A date that is changed is told anew.
create table subscription_notices (
  subscription_id bigint not null references company_subscriptions on delete cascade,
  days int not null, ends_on date not null, told_at timestamptz not null default now(),
  primary key (subscription_id, days, ends_on)
);
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('SUBSCRIPTION_ENDING', 'Fin d’un abonnement', 'End of a subscription', 'builder', 'mail', false);
