import type pg from 'pg'
import { tokenOf } from './database.ts'

/** Of 10,000 homes as of a million, these companies own some 160 each. */
const companies = Array.from({ length: 9 }, (_, index) => index + 11)

type Ask = { path: string; method?: 'GET' | 'PATCH'; body?: string }
export type Home = { id: number; name: string; company: number }
/** Asked by a company, of its first home; `turn` counts the requests, so that no two of them write the same. */
export type Job = { name: string; ask: (home: Home, turn: number) => Ask }

export const list: Job = {
  name: 'list of 50 with total',
  ask: ({ company }) => ({ path: `/v2/companies/${company}/residences?page_size=50` }),
}
export const search: Job = {
  name: 'contains-search of the list',
  ask: ({ company }) => ({ path: `/v2/companies/${company}/residences?page_size=50&search[name]=lilas%20m` }),
}
export const oneById: Job = { name: 'one by id', ask: ({ id }) => ({ path: `/v2/residences/${id}` }) }
export const change: Job = {
  name: 'change, with its entry',
  ask: ({ company, id }, turn) => ({
    path: `/v2/companies/${company}/residences/${id}`,
    method: 'PATCH',
    body: JSON.stringify({ name: `Maison ${turn}` }),
  }),
}

/** The first home of each of these companies, as it is found. */
export const homesOf = async (client: pg.Client): Promise<Home[]> => {
  const { rows } = await client.query<{ id: string; name: string; company_id: string }>(
    `select distinct on (company_id) id, name, company_id from residences
     where company_id = any($1::bigint[]) and deleted_at is null order by company_id, id`,
    [companies],
  )
  return rows.map(({ id, name, company_id }) => ({ id: Number(id), name, company: Number(company_id) }))
}

let turns = 0
/** The next request of a job, as the company of that home makes it. */
export const nextOf = ({ ask }: Job, home: Home) => {
  turns += 1
  const asked = ask(home, turns)
  const authorization = `Bearer ${tokenOf(home.company)}`
  return {
    method: 'GET' as const,
    ...asked,
    headers: { authorization, ...(asked.body !== undefined && { 'content-type': 'application/json' }) },
  }
}

/** What the measuring wrote since `began`, so that the next one finds what this one found. */
export const putBack = async (client: pg.Client, homes: readonly Home[], began: Date): Promise<void> => {
  for (const { id, name } of homes) await client.query('update residences set name = $2 where id = $1', [id, name])
  await client.query('delete from activity_entries where residence_id = any($1::bigint[]) and created_at >= $2', [
    homes.map(({ id }) => id),
    began,
  ])
}
