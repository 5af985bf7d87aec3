-- What the energy providers tell of the homes: who has connected which meter, in which state it is, and what it has
-- counted. Nothing here comes from a screen: the platform's administrators fill it.
create type energy_kind as enum ('ELECTRICITY','GAS');
create type energy_status as enum ('COMMUNICATING','INACTIVE','EXPIRED','PRM_NOT_COMMUNICATING','NO_READINGS','WAITING_APPROVAL','APPROVED','REVOKED','DENIED','NONE','PENDING','REGISTERED');
create table energy_subscriptions (
  id bigint generated always as identity primary key,
  residence_id bigint not null,
  -- Whose consent it is. It ends, and what was read with it, when they live there no more.
  user_id bigint not null,
  energy energy_kind not null,
  -- The number of the meter (PRM of electricity, PCE of gas).
  delivery_point text not null check (delivery_point ~ '^[0-9]{14}$'),
  status energy_status not null default 'PENDING',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  constraint energy_subscriptions_once unique (residence_id, user_id, energy),
  foreign key (residence_id, user_id) references residence_users (residence_id, user_id) on delete cascade
);
create table energy_readings (
  subscription_id bigint not null references energy_subscriptions on delete cascade,
  date date not null,
  value numeric(12,3) not null check (value >= 0),
  unit text not null check (unit in ('KWH','M3')),
  primary key (subscription_id, date)
);
