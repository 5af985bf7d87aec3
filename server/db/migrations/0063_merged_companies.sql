-- A company that administrators have merged into another: it is no more, and this says what became of it.
alter table companies add column merged_into_id bigint references companies on delete set null,
  add constraint companies_merged check (merged_into_id is null or (deleted_at is not null and merged_into_id <> id));
create index companies_merged_into on companies (merged_into_id) where merged_into_id is not null;
