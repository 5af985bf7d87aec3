-- non-transactional
-- When the people of a company last did something, on whichever home; what support does in their name is not theirs.
create index concurrently activity_entries_last on activity_entries (actor_company_id, created_at desc, id desc)
  where actor_company_id is not null and impersonator_user_id is null;
