-- What somebody paid stays with the company (docs/decisions/0106, 0111, 0112), and one place says which papers tell it: by
-- their folder, their label, their group; without a label, by what they are called, wherever they are fastened.
create function document_is_paid(d documents) returns boolean language sql stable as $$
  select d.is_withheld or coalesce(d.file_group in ('ptg_estimate', 'ptg_invoice'), false)
    or exists (select from document_folders f where f.id = d.folder_id and f.default_code = 'invoices')
    or exists (select from document_label_links k join document_labels l on l.id = k.label_id
      where k.document_id = d.id and l.code in ('ptg_estimate', 'ptg_invoice'))
    or f_norm(d.name) ~ '(^|[^a-z])(factures?|devis|invoices?|estimates?|quotes?)([^a-z]|$)'
      and not exists (select from document_label_links k where k.document_id = d.id)
$$;
-- A certificate names no maker, and neither does what is asked for by it.
alter table product_requests drop constraint product_requests_manufacturer_check;
update product_requests set manufacturer = '' where source_type = 'xml_dpe' and manufacturer = 'Non précisé';
