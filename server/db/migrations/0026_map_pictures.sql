-- The still pictures of the places where homes stand, as the map service of the settings drew them.
create table map_pictures (
  latitude numeric(8,5) not null check (latitude between -90 and 90),
  longitude numeric(8,5) not null check (longitude between -180 and 180),
  stored_file_id bigint not null references stored_files on delete restrict,
  fetched_at timestamptz not null default now(),
  primary key (latitude, longitude)
);
create index map_pictures_stored_file on map_pictures (stored_file_id);
