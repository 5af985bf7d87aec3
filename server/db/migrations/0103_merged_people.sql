-- Whoever worked for a company that another has become is told of it, once.
alter table user_role_companies add column merged_from_id bigint references companies on delete set null;
create index user_role_to_tell on user_role_companies (merged_from_id) where merged_from_id is not null;
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('COMPANY_MERGED', 'Société réunie à une autre', 'Company merged into another', 'builder', 'mail', false);
