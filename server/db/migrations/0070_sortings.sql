-- Files that are sorted onto homes: where each would go, told by its path and by what it says, and where it has gone. A file
-- and the document that it becomes are written by one transaction: who goes on begins where the last one ended.
create table sortings (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  user_id bigint references users on delete set null,
  name text not null check (btrim(name) <> ''),
  state text not null default 'DRAFT' check (state in ('DRAFT','RUNNING','DONE')),
  -- Digests of the archives that have come: one that is sent again is there already.
  archives text[] not null default '{}',
  -- In whose name its files are filed: whoever confirmed them last.
  filed_by_user_id bigint references users on delete set null,
  filed_by_impersonator_id bigint references users on delete set null,
  created_at timestamptz not null default now(), touched_at timestamptz not null default now(),
  started_at timestamptz, ended_at timestamptz
);
create index sortings_company on sortings (company_id, id desc);
create index sortings_user on sortings (user_id);
create index sortings_filed_by on sortings (filed_by_user_id);
create index sortings_filed_by_impersonator on sortings (filed_by_impersonator_id) where filed_by_impersonator_id is not null;
create index sortings_open on sortings (id) where state = 'RUNNING';
create table sorting_files (
  id bigint generated always as identity primary key,
  sorting_id bigint not null references sortings on delete cascade,
  -- As it lay in its folders; never a place on our disks.
  path text not null check (path <> ''),
  size_bytes bigint not null check (size_bytes >= 0),
  -- Until it is unpacked: the archive, and its name there.
  archive_file_id bigint references stored_files on delete restrict, entry text,
  -- From then on its bytes, until a document has them.
  stored_file_id bigint references stored_files on delete restrict,
  state text not null default 'WAITING' check (state in ('WAITING','UNSORTED','READY','EXISTING','LEFT_OUT','FILED','REFUSED')),
  cause text, reason text,
  residence_id bigint references residences on delete cascade, folder text, label text,
  home_found jsonb, kind_found jsonb,
  document_id bigint references documents on delete set null, filed_at timestamptz,
  constraint sorting_files_ready check (state not in ('READY','EXISTING') or (stored_file_id is not null))
);
-- What is told to be there twice, or nowhere, may be so more often.
create unique index sorting_files_path on sorting_files (sorting_id, path) where cause is null or cause not in ('twice','unsafe_path');
create index sorting_files_waiting on sorting_files (sorting_id, id) where state = 'WAITING';
create index sorting_files_ready on sorting_files (sorting_id, residence_id, id) where state = 'READY';
create index sorting_files_sorting on sorting_files (sorting_id, state);
create index sorting_files_archive on sorting_files (archive_file_id) where archive_file_id is not null;
create index sorting_files_stored on sorting_files (stored_file_id) where stored_file_id is not null;
create index sorting_files_residence on sorting_files (residence_id) where residence_id is not null;
create index sorting_files_document on sorting_files (document_id) where document_id is not null;
