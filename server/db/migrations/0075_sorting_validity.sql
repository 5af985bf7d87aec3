-- Until when a file that is sorted counts, by what it says or its name tells: kept with the label that it is filed under.
alter table sorting_files add column valid_until date;
