-- A write on a home tells its figures and its booklet anew. Planning these statements for each array of homes took up to
-- eight times as long as running them; the plan is the same for one home and for a thousand.
alter function booklet_refresh(bigint[]) set plan_cache_mode = force_generic_plan;
alter function home_refresh(bigint[]) set plan_cache_mode = force_generic_plan;
