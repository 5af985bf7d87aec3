-- What the figures tell of booklets, named in a transaction of its own: what counts them comes next.
alter type home_measure add value 'booklets';
alter type home_measure add value 'booklets_incomplete';
alter type home_measure add value 'booklet_items_done';
alter type home_measure add value 'booklet_items';
