-- Who uses these homes, so that the planner meets a real platform and not a handful of rows: a person for each company,
-- 200,000 residents, phones and documents.
set session_replication_role = replica;

insert into users (id, username, email) overriding system value
  select i, 'bench' || i || '@bench.example', 'bench' || i || '@bench.example' from generate_series(1, 205000) i
  on conflict do nothing;
insert into user_role_companies (user_id, company_id, role, is_primary)
  select i, i, 'COMPANY_ADMIN', true from generate_series(1, 5000) i
  on conflict do nothing;
insert into residence_users (residence_id, user_id, role_code)
  select (i - 5000) * 5, i, case when i % 3 = 0 then 'TENANT' else 'OWNER' end::resident_role from generate_series(5001, 205000) i;
insert into user_terms_acceptances (user_id, terms_version_id)
  select i, t.id from generate_series(1, 205000) i cross join terms_versions t;

-- The bearer token of company i is 'bench-token-of-company-000i'; the residents' are nobody's.
insert into access_tokens (user_id, token_hash, scope, expires_at, absolute_expires_at)
  select i, sha256(convert_to('bench-token-of-company-' || lpad(i::text, 4, '0'), 'UTF8')),
    case when i > 5000 then 'resident' else 'partner' end::token_scope, now() + interval '10 years', now() + interval '10 years'
  from generate_series(1, 50000) i
  on conflict do nothing;

insert into phones (contact_information_id, phone_number) select i, '+33' || 100000000 + i from generate_series(2, 1000000, 2) i;
insert into stored_files (sha256, size_bytes, mime_type, storage_key) values (sha256('bench'), 5, 'application/pdf', 'bench');
insert into documents (context, residence_id, stored_file_id, name, extension, size_bytes, creator_name)
  select 'RESIDENCE', i, f.id, name, 'pdf', 5, 'bench'
  from generate_series(10, 1000000, 10) i cross join unnest(array['Notice', 'Plan', 'Facture']) name
    cross join (select id from stored_files order by id desc limit 1) f;

set session_replication_role = origin;
