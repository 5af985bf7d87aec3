create type document_context as enum ('RESIDENCE','TEMPLATE','THERMAL_STUDY');
create table document_folders (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  name text not null check (btrim(name)<>''), default_code text,
  name_key text not null,                                              -- how names are compared: without case, accents and repeated spaces
  created_by_user_id bigint references users on delete set null, created_at timestamptz not null default now(),
  unique (id, residence_id), constraint document_folders_default unique (residence_id, default_code),
  constraint document_folders_name unique (residence_id, name_key)
);
create table documents (
  id bigint generated always as identity primary key, context document_context not null,
  residence_id bigint references residences on delete cascade, folder_id bigint,
  template_id bigint references templates on delete cascade, template_folder_code text,
  thermal_study_id bigint references thermal_studies on delete cascade,
  stored_file_id bigint not null references stored_files on delete restrict,
  name text not null check (btrim(name)<>'' and name !~ '[/\\[:cntrl:]]'), extension text not null default '', size_bytes bigint not null check (size_bytes >= 0),
  is_private boolean not null default false,
  private_type residence_type generated always as (case when is_private then 'BUILDING'::residence_type end) stored,
  creator_user_id bigint references users on delete set null, creator_company_id bigint references companies on delete set null, creator_name text not null default '',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  constraint documents_folder foreign key (folder_id, residence_id) references document_folders (id, residence_id),
  constraint documents_private_building foreign key (residence_id, private_type) references residences (id, type),
  check ((context = 'TEMPLATE') = (residence_id is null)),
  check ((context = 'TEMPLATE') = (template_id is not null)), check ((context = 'THERMAL_STUDY') = (thermal_study_id is not null)),
  check (folder_id is null or context = 'RESIDENCE'), check (not is_private or context = 'RESIDENCE')
);
create unique index documents_name on documents (residence_id, folder_id, lower(name), lower(extension)) nulls not distinct where context = 'RESIDENCE';
create index documents_template on documents (template_id) where template_id is not null;
create index documents_residence on documents (residence_id) where residence_id is not null;
create index documents_stored_file on documents (stored_file_id);
create table document_labels (id bigint generated always as identity primary key, code text not null unique, name_fr text not null, name_en text not null, is_recommended boolean not null default false, alias_of_id bigint references document_labels on delete set null, position smallint not null default 0);
create table document_label_links (document_id bigint not null references documents on delete cascade, label_id bigint not null references document_labels on delete restrict, primary key (document_id, label_id));
create index document_label_links_label on document_label_links (label_id);
insert into document_labels (code, name_fr, name_en, is_recommended, position) values
  ('sect_drawings', 'Plans de surface et coupes', 'Floor plans and sections', true, 0),
  ('R_SECTDRAWINGS', 'Plans de surface et coupes', 'Floor plans and sections', false, 1),
  ('netw_drawings', 'Plans, schémas et descriptifs des réseaux (eau, électricité, gaz, aération)', 'Network drawings', true, 2),
  ('R_NETWDRAWINGS', 'Plans, schémas et descriptifs des réseaux (eau, électricité, gaz, aération)', 'Network drawings', false, 3),
  ('R_ATH', 'Attestation de respect de la RE2020 à l’achèvement des travaux (ex-ATh / RT2012)', 'Completion attestation (RE2020, formerly RT2012)', false, 4),
  ('dpe', 'Diagnostic de performance énergétique (DPE)', 'Energy performance certificate (DPE)', true, 5),
  ('R_DPE', 'Diagnostic de performance énergétique (DPE)', 'Energy performance certificate (DPE)', false, 6),
  ('rset_xml', 'Récapitulatif standardisé d’étude (RSET / RSEE, fichier XML)', 'Standardised study summary (RSET / RSEE XML)', true, 7),
  ('cil', 'Carnet d’information du logement (CIL)', 'Home information booklet (CIL)', true, 8),
  ('ptg_cert_completion', 'Attestation de fin de travaux', 'Completion certificate', true, 9),
  ('ptg_cert_maintenance', 'Attestation d’entretien de la chaudière', 'Boiler maintenance certificate', false, 10),
  ('ptg_cert_diagnostic', 'Rapport de diagnostic gaz', 'Gas diagnostic report', false, 11),
  ('ptg_conformity', 'Certificat de conformité gaz (modèle 1, 2 ou 3)', 'Gas conformity certificate', true, 12),
  ('ptg_estimate', 'Devis', 'Estimate', false, 13),
  ('ptg_invoice', 'Facture', 'Invoice', false, 14),
  ('ptg_others', 'Autres documents', 'Other documents', false, 15);
-- Both code families name the same papers (DOC-26).
update document_labels set alias_of_id = (select id from document_labels where code = 'sect_drawings') where code = 'R_SECTDRAWINGS';
update document_labels set alias_of_id = (select id from document_labels where code = 'netw_drawings') where code = 'R_NETWDRAWINGS';
update document_labels set alias_of_id = (select id from document_labels where code = 'dpe') where code = 'R_DPE';
