-- non-transactional
-- With what a person has signed in before, sessions that are over included.
create index concurrently access_tokens_person on access_tokens (user_id, issued_at desc);
