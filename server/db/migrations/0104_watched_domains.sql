-- A proven domain is looked at again by itself: when it last was, and since when its record is gone.
alter table identity_domains add column watched_at timestamptz, add column missing_since timestamptz;
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('IDENTITY_DOMAIN_MISSING', 'Preuve de domaine disparue', 'Proof of a domain that is gone', 'builder', 'mail', false);
