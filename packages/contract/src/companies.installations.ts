import { z } from 'zod'
import { installedList } from './companies.lists.ts'
import { trend } from './companies.statistics.ts'
import { id, idParam, instant, many, one, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'

const company_id = idParam
const count = z.number().int()

export const installedMonths = 12

/** What homes hold of a manufacturer's products: counts alone, for a manufacturer reads no homes (DASH-05). */
const installations = z.object({
  /** Products of its own that are not archived, and those of them that at least one home holds. */
  products: count,
  installed_products: count,
  devices: count,
  homes: count,
  /** Asked for under its name, and not decided on yet. */
  requests_waiting: count,
  /** Devices whose warranty ends within 90 days. */
  warranties_ending: count,
  trend,
  /** Devices added in each of the last months, this one last. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), devices: count })).length(installedMonths),
})
export type Installations = z.infer<typeof installations>
export const getInstallations = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/installations', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(one(installations))
  .errors(refuses('COMPANY_NOT_FOUND'))

const installedProduct = z.object({
  id,
  name: z.string(),
  reference: z.string(),
  picture_path: z.string().nullable(),
  devices: count,
  homes: count,
  /** Of the devices, those of the last 30 days. */
  recent: count,
  last_added_at: instant.nullable(),
})
export type InstalledProduct = z.infer<typeof installedProduct>
/** Each product of the manufacturer, with what homes hold of it. */
export const listInstalledProducts = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/installed-products', tags: ['companies'] })
  .input(z.object({ company_id, ...listInput(installedList) }))
  .output(many(installedProduct))
  .errors(refuses('COMPANY_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

export const installationOperations = { getInstallations, listInstalledProducts }
