import { jobKinds } from '../../app.ts'
import { runDueJobs } from '../jobs.ts'
import { baseUrl } from './running.ts'

/** Runs every job that is due, and those that these make due. */
export const runJobs = async (): Promise<number> => {
  await baseUrl()
  return runDueJobs(jobKinds)
}

/** Runs those of the jobs that are due which send mails: what others are to do waits. */
export const sendMails = async (): Promise<number> => {
  await baseUrl()
  return runDueJobs(jobKinds.filter(({ name }) => name === 'mail.send'))
}
