-- What the staff of companies were told: who, by which of their companies, of what. Ids alone: every name is read with
-- them, so that what is erased, renamed or taken back is so here too.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  company_id bigint not null references companies on delete cascade,
  kind text not null check (kind ~ '^[A-Z][A-Z_]{2,39}$'),
  residence_id bigint references residences on delete cascade,
  actor_user_id bigint references users on delete set null,
  -- The mail, or the study, of the kinds that are of one.
  subject_id bigint,
  -- What happened, the same for all who are told: nobody is told of it twice.
  happening text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications_once unique (happening, user_id)
);
create index notifications_feed on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);
create index notifications_company on notifications (company_id);
create index notifications_residence on notifications (residence_id) where residence_id is not null;
create index notifications_actor on notifications (actor_user_id) where actor_user_id is not null;

-- Kinds that a person has turned off, or on again. Without a row, they are told.
create table notification_choices (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind ~ '^[A-Z][A-Z_]{2,39}$'),
  is_active boolean not null,
  primary key (user_id, kind)
);

-- What stays open longer than a request must end with its session, whoever ended it and by whatever statement: every
-- server listens.
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('logis_session_ended', old.id::text);
  return null;
end $$;
create trigger session_ended after update of revoked_at on access_tokens for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function session_ended();
create trigger session_deleted after delete on access_tokens for each row
  when (old.revoked_at is null) execute function session_ended();
