-- non-transactional
-- A thermal study is read with the file that it came from, by the study: without the first each reading of one, and each
-- study that goes, reads all documents. Those after it are looked for as a home is erased, home after home; the last as
-- a template is.
create index concurrently documents_thermal_study on documents (thermal_study_id) where thermal_study_id is not null;
create index concurrently thermal_studies_residence on thermal_studies (residence_id);
create index concurrently access_requests_residence on access_requests (residence_id);
create index concurrently household_things_residence on household_things (residence_id);
create index concurrently product_requests_home on product_requests (residence_id);
create index concurrently interventions_product_request on interventions (product_request_id) where product_request_id is not null;
create index concurrently template_runs_template on template_runs (template_id) where template_id is not null;
