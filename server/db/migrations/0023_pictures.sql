-- Photos of a project. The first in their order is the main one, which stands for the project in lists.
create table residence_pictures (
  id bigint generated always as identity primary key,
  residence_id bigint not null references residences on delete cascade,
  stored_file_id bigint not null references stored_files on delete restrict,
  position int not null check (position >= 0),
  name text not null check (btrim(name) <> ''), legend text, size_bytes bigint not null check (size_bytes >= 0),
  created_by_user_id bigint references users on delete set null, created_at timestamptz not null default now(),
  constraint residence_pictures_place unique (residence_id, position) deferrable
);
create index residence_pictures_stored_file on residence_pictures (stored_file_id);
create index residence_pictures_creator on residence_pictures (created_by_user_id) where created_by_user_id is not null;
-- What is made of a picture for small boxes, once it is made. They go after the picture's own row has gone.
alter table stored_files
  add column small_file_id bigint references stored_files on delete set null,
  add column medium_file_id bigint references stored_files on delete set null;
