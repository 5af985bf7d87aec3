-- By which session something was done: on a home, and in the security log. What an older version writes has none.
alter table activity_entries add column session_id bigint;
alter table security_log add column session_id bigint;
