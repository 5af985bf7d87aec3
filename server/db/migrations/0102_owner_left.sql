-- Whoever owns a home beside somebody who closes their account reads it, once.
alter table residence_users add column departure_told_at timestamptz;
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('OWNER_LEFT', 'Départ d’un autre propriétaire', 'Departure of another owner', 'user', 'mail', false);
