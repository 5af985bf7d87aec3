-- non-transactional
-- What was done to a home is looked for by it, in a log that only grows.
create index concurrently security_log_residence on security_log (residence_id, created_at desc) where residence_id is not null;
