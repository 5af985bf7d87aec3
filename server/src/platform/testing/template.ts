import { jobKinds } from '../../app.ts'
import { seedWorld } from '../../../db/world/world.ts'
import { fillCommunes } from '../../addresses/communes/rules.ts'
import { pool } from '../db.ts'
import { closeJobs, openJobs } from '../jobs.ts'
import { migrate } from '../migrate.ts'

/** Fills the template database. The files of the demo world go to the folder that every test file starts from. */
export const prepare = async () => {
  await migrate()
  await openJobs(jobKinds)
  await seedWorld()
  // What a server fills as it begins to work: each that a test starts would otherwise take a second or two for it.
  await fillCommunes()
  await closeJobs()
  await pool.end()
}
