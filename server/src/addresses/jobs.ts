import { jobKind, type JobKind } from '#platform/jobs.ts'
import { fillCommunes } from './communes/rules.ts'

/** As a server starts: it may bring another edition of the list. */
const communes = jobKind({ name: 'addresses.communes', atStart: true, handle: fillCommunes })

export const addressJobs: JobKind<never>[] = [communes]
