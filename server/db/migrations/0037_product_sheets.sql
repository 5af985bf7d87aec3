-- A task that administrators take from a product is offered no more; what was done of it stays told (ADMIN-03).
alter table product_tasks add column archived_at timestamptz;
