-- Whom a home may need, by trade. Trades are data: what one is called may be changed, and one that is archived is
-- offered no more and stays where it was given.
create table jobs (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9_]*$'),
  name_fr text not null check (btrim(name_fr) <> ''), name_en text not null check (btrim(name_en) <> ''),
  archived_at timestamptz
);
insert into jobs (code, name_fr, name_en) values
  ('architect', 'Architecte', 'Architect'),
  ('bathroom', 'Cuisiniste et salle de bains', 'Kitchen and bathroom fitter'),
  ('caretaker', 'Gardien', 'Caretaker'),
  ('carpenter', 'Charpentier', 'Carpenter'),
  ('chimney_sweep', 'Ramoneur', 'Chimney sweep'),
  ('cleaning', 'Entretien et ménage', 'Cleaning'),
  ('diagnostician', 'Diagnostiqueur', 'Property surveyor'),
  ('electrician', 'Électricien', 'Electrician'),
  ('energy_supplier', 'Fournisseur d’énergie', 'Energy supplier'),
  ('facade', 'Façadier', 'Façade contractor'),
  ('fibre', 'Fibre et télécoms', 'Fibre and telecoms'),
  ('floor_layer', 'Carreleur et solier', 'Tiler and floor layer'),
  ('gardener', 'Jardinier paysagiste', 'Landscape gardener'),
  ('glazier', 'Vitrier', 'Glazier'),
  ('heating', 'Chauffagiste', 'Heating engineer'),
  ('insulation', 'Isolation', 'Insulation contractor'),
  ('insurer', 'Assureur', 'Insurer'),
  ('joiner', 'Menuisier', 'Joiner'),
  ('lift', 'Ascensoriste', 'Lift engineer'),
  ('locksmith', 'Serrurier', 'Locksmith'),
  ('mason', 'Maçon', 'Mason'),
  ('notary', 'Notaire', 'Notary'),
  ('painter', 'Peintre', 'Painter'),
  ('plasterer', 'Plaquiste et plâtrier', 'Plasterer'),
  ('plumber', 'Plombier', 'Plumber'),
  ('property_manager', 'Syndic et gestionnaire', 'Property manager'),
  ('roofer', 'Couvreur', 'Roofer'),
  ('sanitation', 'Assainissement', 'Drainage and sanitation'),
  ('security', 'Sécurité et alarme', 'Security and alarms'),
  ('site_manager', 'Conducteur de travaux', 'Site manager'),
  ('solar', 'Photovoltaïque', 'Solar installer'),
  ('ventilation', 'Ventilation et climatisation', 'Ventilation and air conditioning'),
  ('other', 'Autre métier', 'Other trade');

create table contacts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  name text not null check (btrim(name) <> ''), company_name text,
  contact_information_id bigint not null unique references contact_informations on delete restrict,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create index contacts_company_name on contacts (company_id, f_norm(name), id);
create table contact_jobs (
  contact_id bigint not null references contacts on delete cascade, job_id bigint not null references jobs on delete restrict,
  primary key (contact_id, job_id)
);
create index contact_jobs_job on contact_jobs (job_id);
-- A contact is linked to a project by one of its own trades.
create table residence_contact_links (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade,
  contact_id bigint not null, job_id bigint not null, created_at timestamptz not null default now(),
  constraint residence_contact_links_once unique (residence_id, contact_id, job_id),
  constraint residence_contact_links_job foreign key (contact_id, job_id) references contact_jobs on delete cascade
);
create index residence_contact_links_contact on residence_contact_links (contact_id, job_id);
