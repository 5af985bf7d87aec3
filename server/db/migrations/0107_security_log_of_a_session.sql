-- non-transactional
-- What a session did, how it began, and how it ended.
create index concurrently security_log_session on security_log (session_id) where session_id is not null;
create index concurrently security_log_session_began on security_log (((details ->> 'session_id')::bigint)) where details ? 'session_id';
create index concurrently security_log_session_ended on security_log using gin ((details -> 'session_ids')) where details ? 'session_ids';
