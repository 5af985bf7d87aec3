import { jobKinds } from '../../app.ts'
import { runDueJobs } from '../jobs.ts'
import { baseUrl } from './running.ts'

/** Runs every job that is due, and those that these make due. */
export const runJobs = async (): Promise<number> => {
  await baseUrl()
  return runDueJobs(jobKinds)
}
