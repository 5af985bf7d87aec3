-- Searches of a list that someone has named, for themselves or for the whole company.
create table views (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  -- Whose it is. One that is shared outlives its author.
  user_id bigint references users on delete set null,
  list text not null check (list ~ '^[a-z][a-z_]{1,39}$'),
  name text not null,
  is_shared boolean not null default false,
  query text not null default '',
  -- By key: what is looked for, and how a day is compared. A key that the list has lost is passed over by who reads it.
  criteria jsonb not null default '{}' check (jsonb_typeof(criteria) = 'object'),
  sort text,
  -- The keys of the columns shown; none when the view leaves them as they are.
  columns text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index views_name on views (company_id, list, user_id, f_norm(name));
create index views_author on views (user_id) where user_id is not null;
