-- A home that its owner hands over: to whom, and on which day. One at a time for a home; what is called off is deleted.
create table home_sales (
  id bigint generated always as identity primary key, residence_id bigint not null references residences on delete cascade,
  seller_user_id bigint references users on delete set null,
  buyer_email citext not null, buyer_user_id bigint references users on delete set null,
  deed_on date not null, created_at timestamptz not null default now(), accepted_at timestamptz, done_at timestamptz,
  -- Of what the booklet held as the home changed hands.
  fingerprint text,
  check (done_at is null or accepted_at is not null)
);
create unique index home_sales_open on home_sales (residence_id) where done_at is null;
create index home_sales_residence on home_sales (residence_id);
create index home_sales_seller on home_sales (seller_user_id) where seller_user_id is not null;
create index home_sales_buyer on home_sales (buyer_user_id) where buyer_user_id is not null;
create index home_sales_due on home_sales (deed_on) where accepted_at is not null and done_at is null;
-- What a former owner paid is no business of the next one: it stays with the company, and no resident reads it.
alter table documents add column is_withheld boolean not null default false;
insert into communication_channels (code, name_fr, name_en, target, type, is_optional) values
  ('SALE_OFFER', 'Cession d’un logement : à accepter', 'Handing over of a home: to accept', 'user', 'mail', false),
  ('SALE_ACCEPTED', 'Cession d’un logement : acceptée', 'Handing over of a home: accepted', 'user', 'mail', false),
  ('SALE_REVOKED', 'Cession d’un logement : annulée', 'Handing over of a home: cancelled', 'user', 'mail', false),
  ('SALE_RECEIPT', 'Cession d’un logement : reçu', 'Handing over of a home: receipt', 'user', 'mail', false);
