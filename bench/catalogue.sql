-- 200,000 products of 400 manufacturers, two devices in each home and, in one, 10,000. Drawn from hashes: every run makes the same.
set session_replication_role = replica;
create or replace function pg_temp.h(i bigint, salt int) returns int language sql immutable parallel safe
  as $$ select (hashint8(i * 7919 + salt) & 2147483647) $$;
insert into manufacturers (name) select 'Fabricant ' || i from generate_series(1, 399) i;
insert into manufacturers (name) values ('GENERIQUE') on conflict do nothing;
create temp table makers as select id, row_number() over (order by id) - 1 as place from manufacturers;
insert into products (name, reference, manufacturer_id, type)
  select (array['Chaudière gaz à condensation','Pompe à chaleur air/eau','Chauffe-eau thermodynamique','Fenêtre deux vantaux','Porte d’entrée isolante','Laine de verre','Laine de roche','Polyuréthane projeté','Carrelage grès cérame','Parquet contrecollé','VMC hygroréglable B','Radiateur acier','Volet roulant électrique','Tableau électrique','Robinet mitigeur','Béton cellulaire'])[1 + pg_temp.h(i, 1) % 16]
      || ' ' || (array['Alta','Boréale','Céleste','Dune','Éole','Fjord','Grège','Horizon','Iris','Junon','Kaolin','Lumen','Méridien','Nacre','Opale','Prisme'])[1 + pg_temp.h(i, 2) % 16] || ' ' || i,
    'REF-' || lpad(to_hex(pg_temp.h(i, 3)), 8, '0') || '|' || (10 + pg_temp.h(i, 4) % 90) || ' kW',
    (select id from makers where place = pg_temp.h(i, 5) % 400), (array['PRODUCT','MATERIAL'])[1 + pg_temp.h(i, 6) % 2]::product_type
  from generate_series(1, 200000) i;
create temp table chosen as select id, row_number() over (order by id) as place from products;
insert into devices (residence_id, product_id, serial_number, quantity, created_at)
  select d.home, c.id, 'SN-' || d.home || '-' || d.i, 1, timestamptz '2020-01-01' + (pg_temp.h(d.home * 16 + d.i, 8) % 190000000) * interval '1 second'
  from (select r.id as home, i from residences r cross join lateral generate_series(1, case when r.id = 5 then 10000 else 2 end) i) d
  join chosen c on c.place = 1 + pg_temp.h(d.home * 16 + d.i, 7) % 200000;
update residences set device_count = 10000 where id = 5;
set session_replication_role = origin;
