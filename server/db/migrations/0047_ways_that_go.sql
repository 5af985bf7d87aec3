-- A way into an account that goes is told as one that comes.
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('PASSKEY_REMOVED', 'Clé d’accès supprimée', 'Passkey removed', 'user', 'mail', false),
  ('IDENTITY_UNLINKED', 'Connexion déliée du compte', 'Sign-in unlinked from the account', 'user', 'mail', false);
