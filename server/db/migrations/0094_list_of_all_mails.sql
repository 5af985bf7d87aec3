-- non-transactional
-- Administrators read all mails, newest first, and those that could not leave by themselves.
create index concurrently communication_logs_feed on communication_logs (created_at desc, id desc);
create index concurrently communication_logs_failed on communication_logs (created_at desc, id desc) where status = 'FAILED';
