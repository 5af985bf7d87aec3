-- What tenants are told by mail of their access: about themselves, so that nobody turns it off.
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('ACCESS_REQUEST_ACCEPTED', 'Demande d’accès acceptée', 'Access request accepted', 'user', 'mail', false),
  ('ACCESS_REQUEST_REJECTED', 'Demande d’accès refusée', 'Access request rejected', 'user', 'mail', false),
  ('RESIDENCE_ACCESS_REMOVED', 'Fin d’accès à un logement', 'Home access ended', 'user', 'mail', false);
