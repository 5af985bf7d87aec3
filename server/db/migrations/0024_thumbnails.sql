-- non-transactional
-- The janitor asks whether a file is the thumbnail of another one.
create index concurrently stored_files_small on stored_files (small_file_id) where small_file_id is not null;
create index concurrently stored_files_medium on stored_files (medium_file_id) where medium_file_id is not null;
