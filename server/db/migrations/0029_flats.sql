-- Where a flat stands in its building: its floor (0 is the ground) and its stairs, which nobody need know.
alter table residences
  add column floor smallint constraint residences_floor check (floor between -20 and 200),
  add column stairs text constraint residences_stairs check (btrim(stairs) <> '');
