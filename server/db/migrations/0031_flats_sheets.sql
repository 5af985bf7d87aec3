insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('FLATS_CREDENTIALS', 'Fiches des logements d’un immeuble', 'Sheets of the flats of a building', 'builder', 'mail', false);
