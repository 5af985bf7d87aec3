-- What companies order for a home, and what they are invoiced for it. Entered by administrators.
create table purchase_orders (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade,
  company_id bigint not null references companies on delete cascade,
  number text not null check (btrim(number) <> ''), date date not null,
  amount numeric(12,2) not null check (amount >= 0),
  status text not null default 'OPEN' check (status in ('OPEN','INVOICED')),
  created_at timestamptz not null default now(),
  constraint purchase_orders_number unique (number)
);
create index purchase_orders_residence on purchase_orders (residence_id, date desc);
create index purchase_orders_company on purchase_orders (company_id);
create table invoices (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade,
  company_id bigint not null references companies on delete cascade,
  purchase_order_id bigint references purchase_orders on delete set null,
  number text not null check (btrim(number) <> ''), date date not null,
  amount numeric(12,2) not null check (amount >= 0),
  status text not null default 'ISSUED' check (status in ('ISSUED','PAID','CANCELLED')),
  created_at timestamptz not null default now(),
  constraint invoices_number unique (number),
  constraint invoices_once unique (purchase_order_id)
);
create index invoices_residence on invoices (residence_id, date desc);
create index invoices_company on invoices (company_id);

-- Who sells the energy of a meter.
create table energy_utilities (
  id bigint generated always as identity primary key,
  name text not null check (btrim(name) <> ''), energy energy_kind not null,
  created_at timestamptz not null default now()
);
create unique index energy_utilities_name on energy_utilities (f_norm(name), energy);
alter table energy_subscriptions add column utility_id bigint references energy_utilities on delete restrict;
create index energy_subscriptions_utility on energy_subscriptions (utility_id) where utility_id is not null;
