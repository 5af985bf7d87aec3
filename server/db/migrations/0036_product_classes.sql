-- Classes stand below one another (ADMIN-04). What a class says of its products stays its own: nothing is inherited.
alter table product_classes
  add column parent_id bigint references product_classes on delete restrict,
  add constraint product_classes_not_itself check (parent_id <> id);
create index product_classes_parent on product_classes (parent_id) where parent_id is not null;
create function product_classes_tree() returns trigger language plpgsql as $$
begin
  if new.parent_id is null or (tg_op = 'UPDATE' and new.parent_id is not distinct from old.parent_id) then return new; end if;
  perform pg_advisory_xact_lock(hashtext('product_class_tree')); -- one move after the other: two could close a circle together
  if exists (
    with recursive above as (
      select c.id, c.parent_id from product_classes c where c.id = new.parent_id
      union select c.id, c.parent_id from product_classes c join above a on c.id = a.parent_id)
    select from above where id = new.id)
  then raise exception 'CLASS_TREE_CYCLE' using errcode = '23514', constraint = 'product_classes_no_cycle';
  end if;
  return new;
end $$;
create trigger product_classes_tree before insert or update on product_classes
  for each row execute function product_classes_tree();
