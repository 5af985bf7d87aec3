-- Until when a paper counts, as people say it; and the end of which its company was told (docs/decisions/0119).
alter table documents add column valid_until date, add column told_until date;
