-- The composition that a company usually gives to a wall of a thermal study, office by office.
create type wall_type as enum ('glass','opaque');
create table material_labels (
  id bigint generated always as identity primary key, company_id bigint not null references companies on delete cascade,
  thermal_engineering_office_id bigint not null references companies on delete restrict,
  wall_type wall_type not null, envelope_type text not null, envelope_nature text not null, envelope_label text not null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create unique index material_labels_wall on material_labels (company_id, thermal_engineering_office_id, wall_type, envelope_type, envelope_nature, f_norm(envelope_label));
create table material_label_products (
  id bigint generated always as identity primary key, material_label_id bigint not null references material_labels on delete cascade,
  product_id bigint not null references products on delete restrict, thickness int not null check (thickness >= 0), position smallint not null,
  unique (material_label_id, position)
);
create index material_label_products_product on material_label_products (product_id);
-- A thermal study names its office by this number.
alter table companies add column siret text unique check (siret ~ '^[0-9]{14}$');
-- A study is read by a job: until it ends, its parsing is under way and nothing of it is shown.
alter table thermal_studies
  add column status text not null default 'PARSED' check (status in ('PARSING','PARSED','FAILED')),
  add column progress smallint not null default 100 check (progress between 0 and 100),
  add column proposals jsonb;
