-- non-transactional
-- What refers to a row that is deleted is looked for by it: without these a night's sweep of files reads all people,
-- companies and products for each of them.
create index concurrently users_picture_file on users (picture_file_id) where picture_file_id is not null;
create index concurrently companies_picture_file on companies (picture_file_id) where picture_file_id is not null;
create index concurrently products_picture_file on products (picture_file_id) where picture_file_id is not null;
-- An account that is erased: in the tables that grow with homes.
create index concurrently access_requests_user on access_requests (user_id);
create index concurrently residences_created_by on residences (created_by_user_id) where created_by_user_id is not null;
create index concurrently residences_activated_by on residences (activated_by_user_id) where activated_by_user_id is not null;
create index concurrently residences_deleted_by on residences (deleted_by_user_id) where deleted_by_user_id is not null;
create index concurrently documents_creator on documents (creator_user_id) where creator_user_id is not null;
create index concurrently communication_logs_recipient_user on communication_logs (recipient_user_id) where recipient_user_id is not null;
create index concurrently communication_logs_sender on communication_logs (sender_user_id) where sender_user_id is not null;
create index concurrently activity_entries_actor on activity_entries (actor_user_id) where actor_user_id is not null;
create index concurrently activity_entries_impersonator on activity_entries (impersonator_user_id) where impersonator_user_id is not null;
create index concurrently messages_author on messages (author_user_id) where author_user_id is not null;
-- Sessions that are over are deleted by their last possible moment. By `access_tokens_expiry` nothing is looked for any
-- more; a later release drops it, for what runs beside this one may still ask.
create index concurrently access_tokens_absolute_expiry on access_tokens (absolute_expires_at);
