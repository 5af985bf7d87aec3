import { z } from 'zod'
import { one, open } from './http.ts'

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
  .output(one(z.object({ links: outsideLinks })))

export const portal = { getPortal }
