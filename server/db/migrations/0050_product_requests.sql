-- Whoever asked for a product that the catalogue lacks is told what became of it.
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('PRODUCT_REQUEST_ANSWER', 'Réponse à une demande d’ajout au catalogue', 'Answer to a catalogue request', 'builder', 'mail', false);
