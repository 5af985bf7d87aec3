-- 5,000 companies in a tree, 1,000,000 residences: hash-based, so always the same. Companies 1 to 10 own 20,000 each.
-- Triggers and foreign keys sleep while the rows are made; the maintained totals are computed at the end.
set session_replication_role = replica;
set maintenance_work_mem = '1GB';

create function pg_temp.h(i bigint, salt int) returns int language sql immutable parallel safe
  as $$ select (hashint8(i * 31 + salt) & 2147483647) $$;

insert into contact_informations (id, public_name) overriding system value
  select i, null from generate_series(1, 1005000) i;

insert into companies (id, name, type, parent_id, contact_information_id, created_at) overriding system value
  select i,
    (array['Habitat','Logis','Bâtir','Foncière','Construction','Chauffage','Énergie','Maisons','Office public','Rénovation'])[1 + pg_temp.h(i, 1) % 10] || ' ' || i,
    case when i = 1 then 'COMPANY_MANAGER' else 'RESIDENCE_BUILDER' end::company_type,
    case when i = 1 then null else 1 end, 1000000 + i, timestamptz '2018-01-01' + (pg_temp.h(i, 8) % 220000000) * interval '1 second'
  from generate_series(1, 5000) i;
insert into company_closure (ancestor_id, descendant_id, depth) select i, i, 0 from generate_series(1, 5000) i;
insert into company_closure (ancestor_id, descendant_id, depth) select 1, i, 1 from generate_series(2, 5000) i;

create temp table made as
  select i,
    (array['Résidence','Maison','Appartement','Immeuble','Villa','Le Clos','Les Jardins','Le Domaine','Le Hameau','Les Terrasses'])[1 + pg_temp.h(i, 11) % 10] || ' ' ||
    (array['des Tilleuls','des Lilas','du Moulin','de la Fontaine','des Érables','Jean Jaurès','Victor Hugo','des Acacias','du Château','Bellevue','des Cerisiers','du Parc','Marie Curie','des Vignes','Molière','Pasteur'])[1 + pg_temp.h(i, 12) % 16] || ' ' ||
    (array['Martin','Bernard','Dubois','Thomas','Robert','Richard','Petit','Durand','Leroy','Moreau','Simon','Laurent'])[1 + pg_temp.h(i, 13) % 12] || ' ' || (pg_temp.h(i, 14) % 9999) as name,
    case when i % 5 = 0 then 1 + (i / 5) % 10 else 11 + pg_temp.h(i, 16) % 4989 end as company_id,
    case when pg_temp.h(i, 19) % 4 > 0 then 'CTR-' || (2018 + pg_temp.h(i, 20) % 9) || '-' || lpad((i % 1000000)::text, 6, '0') end as contract_number,
    timestamptz '2018-01-01' + (pg_temp.h(i, 21) % 270000000) * interval '1 second' as created_at,
    case when pg_temp.h(i, 24) % 2 = 0 then timestamptz '2020-01-01' + (pg_temp.h(i, 25) % 200000000) * interval '1 second' end as activation_date,
    (1 + pg_temp.h(i, 26) % 220)::text as number,
    (array['rue','avenue','boulevard','impasse','allée','chemin','place','quai'])[1 + pg_temp.h(i, 27) % 8] || ' ' ||
    (array['de la République','Victor Hugo','des Écoles','Jean Moulin','de l’Église','Pasteur','du Moulin','Émile Zola','de la Gare','Gambetta'])[1 + pg_temp.h(i, 28) % 10] as street,
    lpad((1000 + pg_temp.h(i, 29) % 94000)::text, 5, '0') as zip_code,
    (array['Paris','Marseille','Lyon','Toulouse','Nice','Nantes','Montpellier','Strasbourg','Bordeaux','Lille','Rennes','Reims','Toulon','Grenoble','Dijon','Angers','Nîmes','Brest','Limoges','Tours','Amiens','Metz','Orléans','Rouen','Caen','Nancy'])[1 + pg_temp.h(i, 30) % 26] as city
  from generate_series(1, 1000000) i;

insert into residences (id, company_id, type, name, contract_number, residence_code, activation_date, contact_information_id, address_text, zip_code, city, created_at, device_count)
  overriding system value
  select i, company_id, (array['FLAT','HOUSE','HOUSE','TWIN_HOUSE','DUPLEX'])[1 + pg_temp.h(i, 15) % 5]::residence_type, name, contract_number,
    translate(upper(lpad(to_hex(i), 12, '0')), 'ILOU', '1100'), activation_date, i, number || ' ' || street, zip_code, city, created_at, 2
  from made;
insert into addresses (contact_information_id, street_number, street_name, zip_code, city) select i, number, street, zip_code, city from made;
insert into emails (contact_information_id, email) select i, 'proprietaire' || i || '@exemple.example' from made where pg_temp.h(i, 31) % 5 > 0;
insert into residence_service_provisions (residence_id, code) select i, 'MSL_PREMIUM' from made;
insert into company_residence_stats (company_id, total, activated, credentials_sent)
  select company_id, count(*), count(activation_date), count(credentials_sent_at) from residences where deleted_at is null group by 1;

set session_replication_role = origin;
select home_recount();
select home_counts_fold();
