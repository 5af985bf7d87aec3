-- The booklet’s English names are the portal’s own words.
update booklet_items set name_en = words.name_en from (values
  ('TRIGGER', 'Origin of the booklet'),
  ('NOTICES', 'User and maintenance manuals'),
  ('HANDOVER', 'Handover to the owner')) words (code, name_en)
  where booklet_items.code = words.code;
update booklet_parts set name_en = words.name_en from (values
  ('ENVELOPE', 'glazing', 'Windows and glazed doors'),
  ('ENVELOPE', 'floor', 'Ground floor slab'),
  ('NOTICES', 'notices', 'Equipment manuals'),
  ('HANDOVER', 'handover', 'Handover of the booklet')) words (item, code, name_en)
  where booklet_parts.item = words.item and booklet_parts.code = words.code;
