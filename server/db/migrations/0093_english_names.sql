-- The English names that were seeded word for word are those of the trade; what an administrator has renamed stays.
update booklet_items set name_en = words.becomes from (values
  ('ATTESTATIONS', 'Performance attestations', 'Performance certificates')) words (code, was, becomes)
  where booklet_items.code = words.code and booklet_items.name_en = words.was;
update booklet_parts set name_en = words.becomes from (values
  ('ATTESTATIONS', 'attestations', 'Attestation in force', 'Certificate in force')) words (item, code, was, becomes)
  where booklet_parts.item = words.item and booklet_parts.code = words.code and booklet_parts.name_en = words.was;
update communication_channels set name_en = words.becomes from (values
  ('SALE_OFFER', 'Handing over of a home: to accept', 'Sale of a home: to accept'),
  ('SALE_ACCEPTED', 'Handing over of a home: accepted', 'Sale of a home: accepted'),
  ('SALE_REVOKED', 'Handing over of a home: cancelled', 'Sale of a home: cancelled'),
  ('SALE_RECEIPT', 'Handing over of a home: receipt', 'Sale of a home: receipt'),
  ('BOOKLET_ASK', 'Request for a piece of the booklet', 'Request for a booklet document'),
  ('FLATS_CREDENTIALS', 'Sheets of the flats of a building', 'Access sheets for the flats of a building'),
  ('ACCOUNT_CREATED', 'Account created by administration', 'Account created by an administrator')) words (code, was, becomes)
  where communication_channels.code = words.code and communication_channels.name_en = words.was;
update document_labels set name_en = words.becomes from (values
  ('R_ATH', 'Completion attestation (RE2020, formerly RT2012)', 'RE2020 compliance certificate on completion (formerly RT2012)'),
  ('ptg_estimate', 'Estimate', 'Quote')) words (code, was, becomes)
  where document_labels.code = words.code and document_labels.name_en = words.was;
update service_provisions set name_en = words.becomes from (values
  ('OPTION_COURRIER', 'Courier', 'Post')) words (code, was, becomes)
  where service_provisions.code = words.code and service_provisions.name_en = words.was;
