-- non-transactional
-- Which homes are handed over next. Whether one is a gas passport is read of the index too: a group's are counted from it alone.
create index concurrently residences_hand_overs on residences (company_id, commissioning_date, id) include (is_ptg)
  where deleted_at is null and commissioning_date is not null;
