-- non-transactional
-- What was done for a company, and what bore the codes of its homes, is looked for by it, in a log that only grows.
create index concurrently security_log_company on security_log (company_id, created_at desc) where company_id is not null;
