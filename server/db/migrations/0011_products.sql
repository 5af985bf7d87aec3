-- The catalogue: what a device may be. A generic product is the material or equipment itself; its models by manufacturers are its children.
create type product_type as enum ('PRODUCT','MATERIAL');
-- A new value of an enum serves only once it is committed, and migrations are committed together: until then it is compared as text.
alter type document_context add value 'PRODUCT';
alter type document_context add value 'DEVICE';
alter type document_context add value 'INTERVENTION';
create table manufacturers (
  id bigint generated always as identity primary key, name text not null check (btrim(name) <> ''), company_id bigint unique references companies on delete set null,
  is_generic boolean not null generated always as (upper(name) = 'GENERIQUE') stored, created_at timestamptz not null default now()
);
create unique index manufacturers_name on manufacturers (f_norm(name));
create table product_classes (
  id bigint generated always as identity primary key, code text not null unique, name_fr text not null, name_en text not null,
  type product_type not null, nature text, is_boiler boolean not null default false, default_lifespan int check (default_lifespan > 0)
);
create table products (
  id bigint generated always as identity primary key, name text not null check (btrim(name) <> ''), reference text not null default '',
  manufacturer_id bigint not null references manufacturers on delete restrict, class_id bigint references product_classes on delete restrict,
  type product_type not null, nature text, parent_id bigint references products on delete restrict, is_generic boolean not null default false,
  picture_file_id bigint references stored_files on delete set null, lifespan int check (lifespan > 0), archived_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  name_norm text not null generated always as (f_norm(name)) stored, search_norm text not null generated always as (f_norm(name || ' ' || reference)) stored,
  check (parent_id <> id), check (not is_generic or parent_id is null)
);
create unique index products_reference on products (manufacturer_id, lower(name), lower(reference)) where archived_at is null;
create index products_search_trgm on products using gin (search_norm gin_trgm_ops) where archived_at is null;
create index products_name on products (name_norm, id) where archived_at is null;
create index products_parent on products (parent_id, manufacturer_id);
create index products_nature on products (nature) where archived_at is null;
create index products_manufacturer on products (manufacturer_id);
create index products_class on products (class_id);
create table product_categories (
  id bigint generated always as identity primary key, parent_id bigint references product_categories on delete restrict, code text unique,
  name_fr text not null, name_en text not null, position int not null default 0, check (parent_id <> id)
);
create table product_category_links (
  product_id bigint not null references products on delete cascade, category_id bigint not null references product_categories on delete restrict,
  primary key (product_id, category_id)
);
create index product_category_links_category on product_category_links (category_id);
create table product_labels (id bigint generated always as identity primary key, code text not null unique, name_fr text not null, name_en text not null);
create table product_label_links (
  product_id bigint not null references products on delete cascade, label_id bigint not null references product_labels on delete cascade,
  primary key (product_id, label_id)
);
create table product_tasks (
  id bigint generated always as identity primary key, product_id bigint references products on delete cascade, class_id bigint references product_classes on delete cascade,
  name_fr text not null, name_en text not null, periodicity_months int not null check (periodicity_months > 0), check (num_nonnulls(product_id, class_id) = 1)
);
create index product_tasks_product on product_tasks (product_id);
create index product_tasks_class on product_tasks (class_id);
