create type company_type as enum ('COMPANY_MANAGER','SOCIAL_LANDLORD','INSTALLER','RESIDENCE_BUILDER','MANUFACTURER','RENOVATION','DEVELOPER','THERMAL_ENGINEERING_OFFICE');
create type company_role as enum ('COMPANY_ADMIN','COMPANY_MEMBER','COMPANY_READER');
create type option_type as enum ('BYPASS_OWNER_VALIDATION_FOR_TENANT','DEFAULT_PROJECT_TEMPLATE');
create type channel_target as enum ('user','builder');
create type channel_type as enum ('mail','push');
create table companies (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (btrim(name) <> ''), type company_type not null,
  parent_id bigint references companies on delete restrict,
  sponsorship_url text, owner_user_id bigint references users on delete set null,
  picture_file_id bigint references stored_files on delete set null,
  contact_information_id bigint not null unique references contact_informations on delete restrict,
  sellsy_client_id text, created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz,
  check (parent_id <> id)
);
create index companies_parent on companies (parent_id, name) where deleted_at is null;
create index companies_name_trgm on companies using gin (f_norm(name) gin_trgm_ops) where deleted_at is null;
create table company_closure (
  ancestor_id bigint not null references companies on delete cascade,
  descendant_id bigint not null references companies on delete cascade,
  depth int not null check (depth >= 0), primary key (ancestor_id, descendant_id), check ((depth=0)=(ancestor_id=descendant_id))
);
create index company_closure_up on company_closure (descendant_id, depth);
create table user_role_companies (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade, company_id bigint not null references companies on delete cascade,
  role company_role not null, is_primary boolean not null default false, is_active boolean not null default true, created_at timestamptz not null default now(),
  unique (user_id, company_id)
);
create unique index user_role_one_primary on user_role_companies (user_id) where is_primary;
create index user_role_company on user_role_companies (company_id);
create table company_links (
  company_id bigint not null references companies on delete cascade, linked_company_id bigint not null references companies on delete cascade,
  created_at timestamptz not null default now(), primary key (company_id, linked_company_id), check (company_id <> linked_company_id)
);
create table credential_contacts (
  id bigint generated always as identity primary key, company_id bigint not null references companies on delete cascade,
  name text not null, email citext, phone_number text, position smallint not null default 0
);
create index credential_contacts_company on credential_contacts (company_id, position);
create table resource_accesses (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  authorized_company_id bigint not null references companies on delete cascade,
  resource_type text not null check (resource_type in ('Company')),
  resource_id bigint not null references companies on delete cascade,
  created_by_user_id bigint references users on delete set null, created_at timestamptz not null default now(),
  unique (authorized_company_id, resource_type, resource_id), check (authorized_company_id <> resource_id), check (authorized_company_id <> company_id)
);
create index resource_accesses_authorized on resource_accesses (company_id, created_at, id);
create index resource_accesses_granted on resource_accesses (authorized_company_id, created_at, id);
create table communication_channels (
  id bigint generated always as identity primary key, code text not null unique, name_fr text not null, name_en text not null,
  target channel_target not null, type channel_type not null, is_default_active boolean not null default true, is_optional boolean not null default true,
  company_types company_type[]
);
create table company_channel_settings (
  id bigint generated always as identity primary key, company_id bigint not null references companies on delete cascade,
  channel_id bigint not null references communication_channels on delete cascade, is_active boolean not null, unique (company_id, channel_id)
);
create table user_channel_settings (
  id bigint generated always as identity primary key, user_id bigint not null references users on delete cascade,
  channel_id bigint not null references communication_channels on delete cascade, is_active boolean not null, unique (user_id, channel_id)
);
create function company_tree_biu() returns trigger language plpgsql as $$
declare ptype company_type;
begin
  if tg_op='UPDATE' and new.parent_id is not distinct from old.parent_id and new.type = old.type then return new; end if;
  if tg_op='UPDATE' and new.type <> old.type and new.type <> 'COMPANY_MANAGER' and exists (select 1 from companies where parent_id = new.id and type <> new.type and deleted_at is null) then
    raise exception 'COMPANY_TYPE_IN_USE' using errcode='23514', constraint='company_type_in_use';
  end if;
  if new.parent_id is not null then
    perform pg_advisory_xact_lock(hashtext('company_tree'));      -- serialises tree edits
    if exists (select 1 from company_closure where ancestor_id = new.id and descendant_id = new.parent_id) then
      raise exception 'COMPANY_TREE_CYCLE' using errcode='23514', constraint='company_tree_no_cycle';
    end if;
    select type into ptype from companies where id = new.parent_id;
    if ptype <> 'COMPANY_MANAGER' and new.type <> ptype then
      raise exception 'COMPANY_CHILD_TYPE_NOT_ALLOWED' using errcode='23514', constraint='company_child_type';
    end if;
  end if;
  return new;
end $$;
create trigger company_tree_biu before insert or update of parent_id, type on companies for each row execute function company_tree_biu();
create function company_tree_aiu() returns trigger language plpgsql as $$
begin
  if tg_op='INSERT' then
    insert into company_closure select ancestor_id, new.id, depth+1 from company_closure where descendant_id = new.parent_id union all select new.id, new.id, 0;
  elsif new.parent_id is distinct from old.parent_id then
    delete from company_closure c using company_closure sub, company_closure sup
     where sub.ancestor_id = new.id and sup.descendant_id = new.id and sup.ancestor_id <> new.id
       and c.descendant_id = sub.descendant_id and c.ancestor_id = sup.ancestor_id;
    insert into company_closure select p.ancestor_id, s.descendant_id, p.depth + s.depth + 1
      from company_closure p, company_closure s where p.descendant_id = new.parent_id and s.ancestor_id = new.id;
  end if;
  return null;
end $$;
create trigger company_tree_aiu after insert or update of parent_id on companies for each row execute function company_tree_aiu();
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('INVITE_OWNER_INSTALLER', 'Invitation du propriétaire (installateur)', 'Owner invitation (installer)', 'user', 'mail', false),
  ('INVITE_OWNER_RENOVATION', 'Invitation du propriétaire (rénovation)', 'Owner invitation (renovation)', 'user', 'mail', false),
  ('INVITE_OWNER_RESIDENCE_BUILDER', 'Invitation du propriétaire (constructeur)', 'Owner invitation (builder)', 'user', 'mail', false),
  ('INVITE_OWNER', 'Invitation du propriétaire', 'Owner invitation', 'user', 'mail', false),
  ('INVITE_TENANT_SOCIAL_LANDLORD', 'Invitation du locataire', 'Tenant invitation', 'user', 'mail', false),
  ('PASSWORD_RESET', 'Réinitialisation du mot de passe', 'Password reset', 'user', 'mail', false),
  ('PASSWORD_CHANGED', 'Mot de passe modifié', 'Password changed', 'user', 'mail', false),
  ('EMAIL_VALIDATION', 'Validation de l’adresse e-mail', 'Email validation', 'user', 'mail', false),
  ('EMAIL_CHANGED', 'Adresse e-mail modifiée', 'Email changed', 'user', 'mail', false),
  ('ACCOUNT_DELETED', 'Compte supprimé', 'Account deleted', 'user', 'mail', false),
  ('COMPANY_OWNER_INVITATION', 'Invitation du compte propriétaire', 'Owner account invitation', 'user', 'mail', false),
  ('RESIDENCE_CODE', 'Rappel du code logement', 'Residence code reminder', 'user', 'mail', false),
  ('ACCESS_REQUEST', 'Demande d’accès à un logement', 'Home access request', 'user', 'mail', true),
  ('MAINTENANCE_REMINDER', 'Rappels d’entretien', 'Maintenance reminders', 'user', 'mail', true),
  ('RESIDENCE_ACTIVATED', 'Logement activé', 'Home activated', 'builder', 'mail', true),
  ('WEEKLY_REPORT', 'Bilan hebdomadaire', 'Weekly report', 'builder', 'mail', true);
