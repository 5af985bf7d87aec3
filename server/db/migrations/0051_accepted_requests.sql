-- non-transactional
-- Who was let into a home since it was last asked: each flat of a building is asked for it.
create index concurrently access_requests_accepted on access_requests (residence_id, decided_at) where status = 'ACCEPTED';
