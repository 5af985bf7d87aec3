-- The passkey that has opened a session, alone or as the second step: the session ends as the passkey is removed. No key to passkeys:
-- what is removed is told apart by its number alone, which none gets twice.
alter table access_tokens add column passkey_id bigint;
