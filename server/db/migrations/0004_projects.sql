-- Projects. The list's hot indexes are partial: every query on live projects must say `deleted_at is null`.
-- The first address is kept beside the row (address_text, zip_code, city) and normalised: this is what makes the search cheap.
create type resident_role as enum ('OWNER','TENANT');
create type residence_type as enum ('FLAT','HOUSE','BUILDING','TWIN_HOUSE','DUPLEX');
create type access_request_status as enum ('PENDING','ACCEPTED','REJECTED','CANCELLED');
create type residence_state as enum ('CREATED','CREDENTIALS_SENT','ACTIVATED','CANCELLED','RESTORED','TRANSFERRED');
create table residences (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete restrict,
  parent_id bigint, parent_type residence_type generated always as (case when parent_id is null then null else 'BUILDING'::residence_type end) stored,
  type residence_type not null, is_ptg boolean not null default false,
  name text not null check (btrim(name) <> ''), contract_number text check (contract_number <> ''),
  size numeric(8,2) check (size >= 0),
  residence_code text not null constraint residences_code unique check (residence_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  activation_date timestamptz, activated_by_user_id bigint references users on delete set null,
  credentials_sent_at timestamptz, commissioning_date date,
  contact_information_id bigint not null unique references contact_informations on delete restrict,
  address_text text, zip_code text, city text,
  name_norm text generated always as (f_norm(name)) stored, contract_norm text generated always as (f_norm(contract_number)) stored,
  address_norm text generated always as (f_norm(address_text)) stored, city_norm text generated always as (f_norm(city)) stored,
  storage_bytes bigint not null default 0 check (storage_bytes >= 0),
  created_by_user_id bigint references users on delete set null,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  deleted_at timestamptz, deleted_by_user_id bigint references users on delete set null,
  unique (id, type), unique (id, company_id),
  constraint residences_parent_building foreign key (parent_id, parent_type) references residences (id, type) on delete restrict,
  constraint residences_parent_company foreign key (parent_id, company_id) references residences (id, company_id) on update cascade on delete restrict,
  constraint residences_parent_type check (parent_id is null or type in ('FLAT','DUPLEX')), check (not is_ptg or (type <> 'BUILDING' and parent_id is null))
);
create index residences_company_created on residences (company_id, created_at desc, id desc) where deleted_at is null;
create index residences_company_type_created on residences (company_id, type, created_at desc, id desc) where deleted_at is null;
create index residences_company_name on residences (company_id, name_norm, id) where deleted_at is null;
create index residences_name_sort on residences (name_norm, id) where deleted_at is null;
create index residences_zip on residences (zip_code text_pattern_ops) where deleted_at is null;
create index residences_company_ptg_created on residences (company_id, created_at desc, id desc) where deleted_at is null and is_ptg;
create index residences_company_deleted on residences (company_id, deleted_at desc) where deleted_at is not null;
create index residences_parent on residences (parent_id, name_norm) where parent_id is not null;
create index residences_company_zip on residences (company_id, zip_code text_pattern_ops) where deleted_at is null;
create index residences_name_trgm on residences using gin (company_id, name_norm gin_trgm_ops) where deleted_at is null;
create index residences_contract_trgm on residences using gin (company_id, contract_norm gin_trgm_ops) where deleted_at is null;
create index residences_address_trgm on residences using gin (company_id, address_norm gin_trgm_ops) where deleted_at is null;
create index residences_city_trgm on residences using gin (company_id, city_norm gin_trgm_ops) where deleted_at is null;
create index residences_created_admin on residences (created_at desc, id desc);
create table company_residence_stats (
  company_id bigint primary key references companies on delete cascade,
  total bigint not null default 0, activated bigint not null default 0, credentials_sent bigint not null default 0
);
create function residence_stats_ins() returns trigger language plpgsql as $$
begin
  insert into company_residence_stats as s (company_id,total,activated,credentials_sent)
  select company_id, count(*), count(activation_date), count(credentials_sent_at) from new_rows where deleted_at is null group by 1 order by 1
  on conflict (company_id) do update set total=s.total+excluded.total, activated=s.activated+excluded.activated, credentials_sent=s.credentials_sent+excluded.credentials_sent;
  return null;
end $$;
create trigger residence_stats_ins after insert on residences referencing new table as new_rows for each statement execute function residence_stats_ins();
create function residence_stats_upd() returns trigger language plpgsql as $$
begin
  insert into company_residence_stats as s (company_id,total,activated,credentials_sent)
  select company_id, sum(t), sum(a), sum(c) from (
    select company_id, 1 t, (activation_date is not null)::int a, (credentials_sent_at is not null)::int c from new_rows where deleted_at is null
    union all select company_id, -1, -(activation_date is not null)::int, -(credentials_sent_at is not null)::int from old_rows where deleted_at is null) d
  group by 1 having sum(t)<>0 or sum(a)<>0 or sum(c)<>0 order by 1
  on conflict (company_id) do update set total=s.total+excluded.total, activated=s.activated+excluded.activated, credentials_sent=s.credentials_sent+excluded.credentials_sent;
  return null;
end $$;
create trigger residence_stats_upd after update on residences referencing new table as new_rows old table as old_rows for each statement execute function residence_stats_upd();
create function residence_stats_del() returns trigger language plpgsql as $$
begin
  update company_residence_stats s set total=s.total-d.t, activated=s.activated-d.a, credentials_sent=s.credentials_sent-d.c
  from (select company_id, count(*) t, count(activation_date) a, count(credentials_sent_at) c from old_rows where deleted_at is null group by 1) d where d.company_id=s.company_id;
  return null;
end $$;
create trigger residence_stats_del after delete on residences referencing old table as old_rows for each statement execute function residence_stats_del();
create table residence_users (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade, user_id bigint not null references users on delete cascade,
  role_code resident_role not null, created_at timestamptz not null default now(), last_connection_at timestamptz, constraint residence_users_once unique (residence_id, user_id)
);
create index residence_users_user on residence_users (user_id);
create table access_requests (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade, user_id bigint not null references users on delete cascade,
  role_code resident_role not null, status access_request_status not null default 'PENDING',
  created_at timestamptz not null default now(), decided_at timestamptz, decided_by_user_id bigint references users on delete set null,
  check ((status='PENDING') = (decided_at is null))
);
create unique index access_requests_one_pending on access_requests (residence_id, user_id) where status='PENDING';
create table residence_states_history (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  state residence_state not null, actor_user_id bigint references users on delete set null, details jsonb not null default '{}', created_at timestamptz not null default now()
);
create index residence_states_history_res on residence_states_history (residence_id, created_at desc);
