import pg from 'pg'
import { settings } from '../config.ts'

/** Where PostgreSQL's own tools are told which database: in the environment, never on a command line that others see. */
export const libpqEnvironment = (): NodeJS.ProcessEnv => {
  const { host, port, user, password, database } = new pg.Client({ connectionString: settings.DATABASE_DIRECT_URL })
  const sslMode = new URL(settings.DATABASE_DIRECT_URL).searchParams.get('sslmode')
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(typeof password === 'string' && { PGPASSWORD: password }),
    ...(database && { PGDATABASE: database }),
    ...(sslMode && { PGSSLMODE: sslMode }),
  }
}
