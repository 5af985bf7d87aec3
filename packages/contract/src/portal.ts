import { z } from 'zod'
import { id, instant, one, open, text, whoeverSignedIn } from './http.ts'
import { identityProvider } from './identities.ts'
import { satisfactionTexts } from './portal.rules.ts'

/** The pages outside the portal that it leads to; null when there is none (AUTH-30, SHELL-34, SHELL-40). */
export const outsideLinks = z.object({
  site: z.url().nullable(),
  terms: z.url().nullable(),
  privacy: z.url().nullable(),
  accessibility: z.url().nullable(),
  faq: z.url().nullable(),
})
export type OutsideLinks = z.infer<typeof outsideLinks>
export type OutsideLink = keyof OutsideLinks

export const getPortal = open
  .route({ method: 'GET', path: '/portal', tags: ['portal'], summary: 'What the portal shows before anyone signs in' })
  .output(
    one(
      z.object({
        links: outsideLinks,
        /** PROF-20: whether a service finds addresses; they are written by hand else. */
        finds_addresses: z.boolean(),
        /** AUTH-28: the portal's own, one button each. */
        identity_providers: z.array(identityProvider).default([]),
      }),
    ),
  )

/** SHELL-36: what the service's status page tells, in its own words. */
export const statusSummary = z.object({
  components: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
  scheduled_maintenances: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      components: z.array(z.object({ id: z.string(), name: z.string() })),
      scheduled_for: instant.nullable(),
      scheduled_until: instant.nullable(),
      resolved_at: instant.nullable(),
    }),
  ),
})
export type StatusSummary = z.infer<typeof statusSummary>

export const getStatusSummary = open
  .route({ method: 'GET', path: '/status/summary', tags: ['portal'], summary: 'Incidents and maintenances' })
  .output(one(statusSummary))

/** SHELL-32, SHELL-33. */
export const sendSatisfaction = whoeverSignedIn
  .route({
    method: 'POST',
    path: '/satisfactions',
    tags: ['portal'],
    summary: 'What someone thinks of the portal',
    successStatus: 201,
  })
  .input(
    z.object({
      satisfied: z.literal(true),
      message: text(satisfactionTexts.message.max),
      platform: z.literal('PARTNER_PORTAL'),
      page_uri: text(2000).regex(/^\//),
    }),
  )
  .output(one(z.object({ id })))

export const portal = { getPortal, getStatusSummary, sendSatisfaction }
