-- What works touched of a home, and the papers that speak of them: told by its company, or by who owns it.
alter table booklet_works add column touched text[] not null default '{}';
create table booklet_work_documents (
  work_id bigint not null references booklet_works on delete cascade,
  document_id bigint not null references documents on delete cascade,
  primary key (work_id, document_id)
);
create index booklet_work_documents_document on booklet_work_documents (document_id);
