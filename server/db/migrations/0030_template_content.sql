-- What a template gives besides its files: devices of the catalogue, one of each product, and contacts by a trade.
create table template_devices (
  id bigint generated always as identity primary key,
  template_id bigint not null references templates on delete cascade,
  product_id bigint not null references products on delete restrict,
  quantity numeric(10,2) not null default 1 check (quantity > 0), surface numeric(10,2) check (surface >= 0),
  thickness int check (thickness >= 0), lifespan int check (lifespan >= 0), note text,
  created_at timestamptz not null default now(),
  constraint template_devices_once unique (template_id, product_id)
);
create index template_devices_product on template_devices (product_id);
-- A contact that goes, or that gives up the trade, leaves the templates too.
create table template_contacts (
  id bigint generated always as identity primary key,
  template_id bigint not null references templates on delete cascade,
  contact_id bigint not null, job_id bigint not null, created_at timestamptz not null default now(),
  constraint template_contacts_once unique (template_id, contact_id, job_id),
  constraint template_contacts_job foreign key (contact_id, job_id) references contact_jobs on delete cascade
);
create index template_contacts_contact on template_contacts (contact_id, job_id);
