import { sql, type RawBuilder } from 'kysely'
import { db } from '../db.ts'

/** Something happens at the first step of a run, and not before: by a trigger, since no hand is quick enough. */
export const atFirstStep = async (runs: 'invitation_runs' | 'template_runs', happening: RawBuilder<unknown>) => {
  await sql`create function happen() returns trigger language plpgsql as $$ begin
    ${happening};
    return new; end $$`.execute(db)
  await sql`create trigger happen after update on ${sql.table(runs)} for each row execute function happen()`.execute(db)
  return { over: () => sql`drop function happen cascade`.execute(db) }
}
