-- What was taken out of the folders of a home, for as long as it can be put back (docs/decisions/0148): as it stood, with the
-- name of its folder, which may be gone with it. `id` is the document's, and becomes it again.
create table deleted_documents (
  id bigint primary key,
  residence_id bigint not null references residences on delete cascade,
  folder text,
  stored_file_id bigint not null references stored_files on delete restrict,
  name text not null, extension text not null, size_bytes bigint not null,
  is_private boolean not null, is_withheld boolean not null, valid_until date,
  label_ids bigint[] not null,
  creator_user_id bigint references users on delete set null,
  creator_company_id bigint references companies on delete set null,
  creator_name text not null, created_at timestamptz not null,
  -- What its former owners paid is withheld from whoever came after them, also when it comes back later.
  has_changed_hands boolean not null default false,
  deleted_by_user_id bigint references users on delete set null, deleted_at timestamptz not null default now()
);
create index deleted_documents_residence on deleted_documents (residence_id, deleted_at desc, id desc);
create index deleted_documents_due on deleted_documents (deleted_at);
create index deleted_documents_stored_file on deleted_documents (stored_file_id);
create index deleted_documents_creator on deleted_documents (creator_user_id) where creator_user_id is not null;
create index deleted_documents_company on deleted_documents (creator_company_id) where creator_company_id is not null;
create index deleted_documents_deleted_by on deleted_documents (deleted_by_user_id) where deleted_by_user_id is not null;
