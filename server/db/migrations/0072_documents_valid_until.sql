-- non-transactional
-- Whose end comes near: few papers have one.
create index concurrently documents_valid_until on documents (valid_until) where valid_until is not null;
