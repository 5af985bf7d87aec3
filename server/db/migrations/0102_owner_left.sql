-- Whoever owns a home beside somebody who closes their account reads it, once.
alter table residence_users add column departure_told_at timestamptz;
-- Of those who had left before nobody is told years later.
update residence_users l set departure_told_at = now() from users u
where u.id = l.user_id and u.deleted_at is not null and l.role_code = 'OWNER';
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('OWNER_LEFT', 'Départ d’un autre propriétaire', 'Departure of another owner', 'user', 'mail', false);
