import { z } from 'zod'
import { companyTypes } from './companies.rules.ts'
import { id, instant, one, signedIn } from './http.ts'

const count = z.number().int()
const counted = z.object({ count, change: count })

/** How the platform stands: each figure with what was added within 30 days. */
const platformFigures = z.object({
  companies: counted,
  homes: counted,
  activated: counted,
  /** Open accounts; `change` counts those that were used within 30 days. */
  people: z.object({ count, recent: count }),
  /** What waits for an administrator. */
  requests_waiting: count,
  energy_waiting: count,
  /** Mails that no server took, within 30 days, as the list of mails tells them. */
  mails_failed: count,
  storage_bytes: z.number(),
  /** The last companies, newest first. */
  latest: z.array(
    z.object({
      id,
      name: z.string(),
      type: z.enum(companyTypes),
      picture_path: z.string().nullable(),
      created_at: instant,
    }),
  ),
  /** Jobs that are given up, by their kind, of the last seven days. */
  jobs_failed: z.array(z.object({ name: z.string(), count, last_at: instant })),
  /** API-24: which services of others are configured. The others need not be asked to say that they are not. */
  configured: z.object({ hello_watt: z.boolean(), invoicing: z.boolean() }),
})
export type PlatformFigures = z.infer<typeof platformFigures>
export const getFigures = signedIn
  .route({ method: 'GET', path: '/admin/figures', tags: ['administration'] })
  .input(z.object({}))
  .output(one(platformFigures))
