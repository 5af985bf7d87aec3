-- Who was invited to join a company's staff and has not come yet. The link that is mailed is a one-time token; it opens
-- as long as its invitation is here.
create table staff_invitations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  email citext not null,
  role company_role not null,
  sender_user_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint staff_invitations_once unique (company_id, email)
);
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('STAFF_INVITATION', 'Invitation d’un collègue', 'Colleague invitation', 'user', 'mail', false),
  ('STAFF_ADDED', 'Ajout à l’équipe d’une société', 'Added to a company’s team', 'user', 'mail', false);
