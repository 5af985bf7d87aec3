import pg from 'pg'
import { settings } from '../config.ts'

/** Where PostgreSQL's own tools are told which database: in the environment, never on a command line that others see. */
export const libpqEnvironment = (): NodeJS.ProcessEnv => {
  const { host, port, user, password, database } = new pg.Client({ connectionString: settings.DATABASE_DIRECT_URL })
  const asked = new URL(settings.DATABASE_DIRECT_URL).searchParams
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(typeof password === 'string' && { PGPASSWORD: password }),
    ...(database && { PGDATABASE: database }),
    ...ofTls(asked),
  }
}

/** The names that libpq has for what an address says of TLS. */
const tls = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' }

const ofTls = (asked: URLSearchParams): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(tls).flatMap(([parameter, name]) => {
      const value = asked.get(parameter)
      // A word of the driver's own, which libpq does not know: encrypted, whoever answers.
      return value ? [[name, value === 'no-verify' ? 'require' : value]] : []
    }),
  )
