-- Whoever rents a home reads that it has another owner.
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('HOME_OWNER_CHANGED', 'Nouveau propriétaire d’un logement loué', 'New owner of a rented home', 'user', 'mail', false);
