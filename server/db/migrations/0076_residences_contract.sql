-- non-transactional
-- Homes by their contract, as spreadsheets, campaigns and sorted files name them: by trigrams it is slow while many are added.
create index concurrently residences_company_contract on residences (company_id, contract_norm, id) where deleted_at is null;
