-- The company whose own provider has said that it has asked for a second factor: it counts there alone. Null of one that was proven
-- here, or by a provider of the whole portal. No key to companies: opening a session holds no company.
alter table access_tokens add column factor_by_company_id bigint;

-- Of a session that is open it is not known by what its factor was proven: a code that is typed again makes it count everywhere.
update access_tokens t set factor_by_company_id = substring(s.provider from '^company-([0-9]{1,15})$')::bigint
from session_identities s
where s.token_id = t.id and s.provider like 'company-%' and t.factor_at is not null and t.revoked_at is null and t.expires_at > now();
