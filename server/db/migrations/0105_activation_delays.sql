-- non-transactional
-- How long homes waited for their activation: those of the last months are read of the index alone.
create index concurrently home_progress_activated on home_progress (company_id, activated_on) include (sent_on, is_ptg)
  where activated_on is not null and sent_on is not null and cancelled_on is null;
