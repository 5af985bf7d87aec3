-- non-transactional
-- The names of the files of homes, for whoever looks for one by a few letters of it.
create index concurrently documents_name_trgm on documents using gin (f_norm(name) gin_trgm_ops) where context = 'RESIDENCE';
