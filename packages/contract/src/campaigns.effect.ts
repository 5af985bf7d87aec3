import { z } from 'zod'
import { actingFor, id, idParam, instant, one, whoeverSignedIn } from './http.ts'

const count = z.number().int()

/** What came of a campaign within a week: of the homes that it wrote to, how many were activated. */
const campaignEffect = z.object({ id, started_at: instant, sent: count, activated: count })
export type CampaignEffect = z.infer<typeof campaignEffect>
/** Of the last campaign that a week has passed since, within three months; null where there is none. */
export const getCampaignEffect = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/campaign-effect', tags: ['campaigns'] })
  .input(z.object({ company_id: idParam }))
  .output(one(campaignEffect.nullable()))
  .errors(actingFor)
