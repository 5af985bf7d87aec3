-- When a campaign was lined up: a home that was invited since, by whichever way, is not invited again. One that an older
-- version has lined up counts from its beginning.
alter table campaigns add column lined_up_at timestamptz;
