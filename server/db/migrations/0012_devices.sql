-- What a home is made of: devices, and the requests for products that the catalogue does not hold yet. Both are rows of one list, so they share their ids.
create type product_request_status as enum ('PENDING','ACCEPTED','REJECTED');
create sequence device_row_id_seq;
create table devices (
  id bigint primary key default nextval('device_row_id_seq'),
  residence_id bigint not null references residences on delete cascade,
  product_id bigint not null references products on delete restrict,
  serial_number text, commissioning_date date, quantity numeric(10,2) not null default 1 check (quantity > 0),
  surface numeric(10,2) check (surface >= 0), thickness int check (thickness >= 0), lifespan int check (lifespan >= 0), note text,
  name text, active boolean not null default true, warranty_expiration_date date, daily_usage numeric(6,2) check (daily_usage >= 0),
  source_type text, source_data jsonb, bulk_batch_id uuid,
  created_by_user_id bigint references users on delete set null, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (id, residence_id),
  check ((source_type is null) = (source_data is null)),
  check (source_type is distinct from 'xml_rset_envelope' or (source_data ? 'part' and source_data ? 'index'))
);
create index devices_residence on devices (residence_id, created_at desc, id desc);
create index devices_product on devices (product_id);
create index devices_batch on devices (bulk_batch_id) where bulk_batch_id is not null;
create table device_tasks (
  id bigint generated always as identity primary key, device_id bigint not null references devices on delete cascade,
  product_task_id bigint not null references product_tasks on delete cascade, due_date date not null, reminded_at timestamptz, done_at timestamptz,
  constraint device_tasks_once unique (device_id, product_task_id, due_date)
);
create index device_tasks_due on device_tasks (due_date) where done_at is null and reminded_at is null;
create table product_requests (
  id bigint primary key default nextval('device_row_id_seq'),
  type product_type not null default 'PRODUCT', name text not null check (btrim(name) <> ''), reference text, manufacturer text not null check (btrim(manufacturer) <> ''),
  company_id bigint not null references companies on delete cascade, residence_id bigint references residences on delete cascade,
  parent_id bigint references products on delete set null, thickness int check (thickness >= 0), surface numeric(10,2) check (surface >= 0),
  quantity numeric(10,2) not null default 1 check (quantity > 0),
  source_type text, source_data jsonb, status product_request_status not null default 'PENDING', product_id bigint references products on delete set null,
  shows_as_device boolean not null default true, requested_by_user_id bigint references users on delete set null,
  created_at timestamptz not null default now(), decided_at timestamptz, rejection_reason text,
  check ((status = 'PENDING') = (decided_at is null)),
  check ((source_type is null) = (source_data is null))
);
create index product_requests_residence on product_requests (residence_id, created_at desc) where status = 'PENDING' and shows_as_device;
create index product_requests_queue on product_requests (status, created_at);
-- Asked for by hand, a product is asked for once; an import may need it for several walls.
create unique index product_requests_once on product_requests (residence_id, f_norm(manufacturer), f_norm(name))
  where status = 'PENDING' and shows_as_device and source_type is null;
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('PRODUCT_REQUEST', 'Demande d’ajout au catalogue', 'Catalogue request', 'builder', 'mail', false);

-- How many devices and pending requests a booklet holds; counted by the transaction that adds them, so that two at once cannot share the last place.
alter table residences add column device_count int not null default 0 check (device_count >= 0);
alter table service_provisions add column max_devices int check (max_devices > 0);

-- Files of a device, and of a product (which has no home).
alter table documents add column device_id bigint, add column product_id bigint references products on delete cascade;
alter table documents drop constraint documents_check;
alter table documents
  add constraint documents_device foreign key (device_id, residence_id) references devices (id, residence_id) on delete cascade,
  add constraint documents_home check ((context::text in ('TEMPLATE','PRODUCT')) = (residence_id is null)),
  add constraint documents_of_device check ((context::text = 'DEVICE') = (device_id is not null)),
  add constraint documents_of_product check ((context::text = 'PRODUCT') = (product_id is not null));
create index documents_device_files on documents (device_id) where device_id is not null;
create index documents_product_files on documents (product_id) where product_id is not null;
