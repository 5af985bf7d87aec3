import { sql } from 'kysely'
import { db } from '#platform/db.ts'

const byId = (table: string) => (id: unknown) =>
  sql<{ id: number }>`
  select residence_id as id from ${sql.table(table)} where id = ${id}`
const itself = (id: unknown) => sql<{ id: number }>`select ${id}::bigint as id`
const coded = (code: unknown) => sql<{ id: number }>`select id from residences where residence_code = ${code}`

/** How the project that an input speaks of is found, by the first of its names. */
const placeOf = {
  intervention_id: byId('interventions'),
  residence_id: itself,
  building_id: itself,
  model_id: itself,
  residences: (ids: unknown) => itself((ids as number[])[0]),
  document_id: byId('documents'),
  folder_id: byId('document_folders'),
  device_id: byId('devices'),
  product_request_id: byId('product_requests'),
  access_request_id: byId('access_requests'),
  conversation_id: byId('conversations'),
  activation_code: coded,
  residence_code: coded,
}

/** The project that an input speaks of; null when none. */
export const residenceOf = async (input: Record<string, unknown>): Promise<number | null> => {
  const [name, find] = Object.entries(placeOf).find(([known]) => input[known]) ?? []
  return name && find ? ((await find(input[name]).execute(db)).rows[0]?.id ?? null) : null
}
