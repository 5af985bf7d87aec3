-- The mail that tells a company that another one has opened its projects to it.
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('RESOURCE_ACCESS_GRANTED', 'Accès accordé par une société', 'Access granted by a company', 'user', 'mail', false);
