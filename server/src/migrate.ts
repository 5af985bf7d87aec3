// npm run migrate: brings the database up to date, its job queue included, as a step of its own before a new version starts.
// Prints one line of JSON: what it ran.
import { jobKinds } from './app.ts'
import { tellOfDatabase } from '#platform/cannotStart.ts'
import { pool } from '#platform/db.ts'
import { closeJobs, openJobs } from '#platform/jobs.ts'
import { migrate } from '#platform/migrate.ts'

tellOfDatabase()
const applied = await migrate()
await openJobs(jobKinds)
await closeJobs()
await pool.end()
process.stdout.write(`${JSON.stringify({ applied })}\n`)
