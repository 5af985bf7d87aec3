create table service_provisions (
  code text primary key, name_fr text not null, name_en text not null, description_fr text, description_en text,
  duration_months int check (duration_months > 0), shows_expiry boolean not null default true, tracks_used boolean not null default false,
  max_storage_bytes bigint, is_active boolean not null default true
);
create table residence_service_provisions (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade,
  code text not null references service_provisions on update cascade on delete restrict,
  expiring_date date, used boolean not null default false, created_at timestamptz not null default now(), unique (residence_id, code)
);
create index rsp_code_expiry on residence_service_provisions (code, expiring_date);
-- What a company has subscribed to: each of its new projects carries these provisions from the day it is created.
create table company_subscriptions (
  id bigint generated always as identity primary key, company_id bigint not null references companies on delete cascade,
  code text not null references service_provisions on delete restrict, quantity int check (quantity > 0),
  starts_on date not null, ends_on date, created_at timestamptz not null default now(),
  check (ends_on is null or ends_on >= starts_on)
);
create index company_subscriptions_company on company_subscriptions (company_id, starts_on desc);
create view residence_effective_provisions as
  select r.id as residence_id, p.id, p.code, p.expiring_date, p.used, p.residence_id as attached_to_id
  from residences r join residence_service_provisions p on p.residence_id in (r.id, r.parent_id);
insert into service_provisions (code, name_fr, name_en, description_fr, description_en, duration_months, shows_expiry, tracks_used) values
  ('PREMIUM_3', 'Offre Premium – 3 ans', 'Premium offer – 3 years', 'Carnet complet du logement, conservé trois ans.', 'Complete home booklet, kept for three years.', 36, true, false),
  ('PREMIUM_10', 'Offre Premium – 10 ans', 'Premium offer – 10 years', 'Carnet complet du logement, conservé dix ans.', 'Complete home booklet, kept for ten years.', 120, true, false),
  ('MSL_INITIAL', 'Offre Initial', 'Initial offer', 'Carnet de base : code logement, invitation et suivi de l’activation. Jusqu’à 1 500 équipements et matériaux et 1 Go de documents.', 'Basic booklet: residence code, invitation and activation follow-up. Up to 1,500 devices and materials and 1 GB of documents.', 36, true, false),
  ('MSL_PREMIUM', 'Offre Premium', 'Premium offer', 'Carnet complet : documents, équipements, contacts et logements de l’immeuble. Licence de 5 ou 10 ans.', 'Complete booklet: documents, devices, contacts and flats of the building. Licence of 5 or 10 years.', 60, true, false),
  ('MSL_INITIAL_LIGHT', 'Offre Initial allégée', 'Initial Light offer', 'Carnet de base allégé : code logement, invitation et suivi de l’activation.', 'Light basic booklet: residence code, invitation and activation follow-up.', 36, true, false),
  ('MSL_CONFORT', 'Offre Confort', 'Confort offer', 'Carnet avec les documents du logement.', 'Booklet with the documents of the home.', 36, true, false),
  ('GUIDE_POLE_HABITAT', 'Guide de l’habitat', 'Housing guide', 'Guide imprimé remis à l’occupant.', 'Printed guide handed to the resident.', null, false, true),
  ('OPTION_COURRIER', 'Courrier', 'Courier', 'Envoi des identifiants par courrier postal.', 'Credentials sent by post.', null, false, false),
  ('MSL_BASECIL', 'Carnet de base', 'Basic booklet', 'Carnet d’information du logement : documents obligatoires.', 'Home information booklet: mandatory documents.', 36, true, false),
  ('MSL_GESTIONCIL', 'Gestion des carnets', 'Booklet management', 'Gestion des carnets d’un immeuble et de ses logements.', 'Management of the booklets of a building and its flats.', 36, true, false),
  ('MSL_CILCOMPLET', 'Carnet complet', 'Complete booklet', 'Carnet d’information complet du logement.', 'Complete home information booklet.', 36, true, false),
  ('MSL_CILCOMPLET_MI', 'Carnet complet – maison individuelle', 'Complete booklet – single house', 'Carnet d’information complet d’une maison individuelle.', 'Complete home information booklet of a single house.', 36, true, false),
  ('MSL_REPCONSOS', 'Répartition des consommations', 'Consumption breakdown', 'Consommations réparties selon cinq usages.', 'Consumption broken down into five uses.', 36, true, false),
  ('MSL_10ANS', 'Conservation prolongée de 10 ans', '10-year retention extension', 'Conservation des données prolongée de dix ans.', 'Data kept ten more years.', 120, true, false),
  ('MSL_SUIVIPROJET', 'Suivi de chantier', 'Building site follow-up', 'Suivi du chantier jusqu’à la livraison.', 'Follow-up of the building site until handover.', null, true, false),
  ('MSL_COMPTEHEXAOM', 'Compte client du constructeur', 'Builder customer account', 'Espace du client pendant la construction.', 'The customer’s area during construction.', null, true, false),
  ('MSL_HEXAOM10ANS', 'Compte client prolongé de 10 ans', 'Customer account extended by 10 years', 'Espace du client conservé dix ans.', 'The customer’s area kept for ten years.', 120, true, false),
  ('MKT_PREMIUM_SP', 'Offre Premium découverte', 'Premium discovery offer', 'Offre Premium en découverte.', 'Premium offer to discover.', 12, true, false),
  ('MSL_BASERT', 'Base thermique', 'Thermal base', 'Étude thermique jointe au carnet.', 'Thermal study attached to the booklet.', 36, true, false);
