-- Someone for whom an administrator made an account is mailed the link to choose a password.
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('ACCOUNT_CREATED', 'Compte créé par l’administration', 'Account created by administration', 'user', 'mail', false);
