import { jobKinds } from '../../app.ts'
import { seedWorld } from '../../../db/world/world.ts'
import { pool } from '../db.ts'
import { closeJobs, openJobs } from '../jobs.ts'
import { migrate } from '../migrate.ts'

/** Fills the template database. The files of the demo world go to the folder that every test file starts from. */
export const prepare = async () => {
  await migrate()
  await openJobs(jobKinds)
  await seedWorld()
  await closeJobs()
  await pool.end()
}
