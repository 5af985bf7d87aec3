import type { Statistics } from '@logis/contract/companies.statistics'
import type { CompanyType } from '@logis/contract/companies.rules'
import { page } from 'vitest/browser'
import { answersFor, openPortal, serve } from '../platform/testing.tsx'

const steady = (value: number) => ({ change: 0, weeks: Array<number>(12).fill(value) })
export const rising = (value: number, change: number) => ({
  change,
  weeks: Array.from({ length: 12 }, (_, week) => value - 11 + week),
})
export const figures: Statistics = {
  projects: 60,
  buildings: 0,
  credentials_sent: 38,
  delivered: 35,
  opened: 25,
  activated: 9,
  non_activated: 51,
  connected: 4,
  occupied: 30,
  without_email: 4,
  undelivered: 3,
  lacking_documents: 12,
  lacking_papers: {
    dpe: 12,
    sect_drawings: 3,
    netw_drawings: 0,
    rset_xml: 9,
    ptg_cert_completion: 31,
    ptg_conformity: 27,
    cil: 0,
  },
  booklets: { homes: 40, incomplete: 31, done: 168, total: 360 },
  with_requests: 2,
  requested_since: new Date(Date.now() - 6 * 86_400_000).toISOString(),
  open_interventions: 0,
  funnel: { projects: 60, credentials_sent: 38, delivered: 35, opened: 25, activated: 9, connected: 4 },
  trends: {
    projects: rising(60, 4),
    credentials_sent: rising(38, 12),
    activated: steady(9),
    occupied: { change: -2, weeks: steady(30).weeks },
  },
  activation_delay: { days: 11, change: -4, weeks: [null, null, ...Array<number>(9).fill(15), 11] },
}
export const statistics = 'GET /companies/1/statistics'
export const late = 'GET /companies/1/late-buildings'
export const handOvers = 'GET /companies/1/hand-overs'
export const listed = (data: object[]) => ({
  body: { data, meta: { total: data.length, per_page: 10, current_page: 1, last_page: 1 } },
})
/** Whom a landlord has invited, and how far their mails came. */
export const invitedTenants = (data: object[], counts = { opened: 0, undelivered: 0 }) => ({
  body: { ...listed(data).body, counts },
})
const tilleuls = {
  id: 70,
  name: 'Les Tilleuls',
  city: 'Nantes',
  picture_path: null,
  company: { id: 3, name: 'Habitat Rivages' },
  homes: 12,
  activated: 5,
}
export const affiliate = {
  id: 3,
  name: 'Habitat Rivages',
  type: 'SOCIAL_LANDLORD',
  picture_path: null,
  is_disabled: false,
  projects: 13,
  credentials_sent: 9,
  activated: 5,
  passports: 0,
  with_requests: 3,
  undelivered: 0,
  open_interventions: 0,
  lacking_documents: 4,
  lacking_papers: {
    dpe: 4,
    sect_drawings: 2,
    netw_drawings: 0,
    rset_xml: 0,
    ptg_cert_completion: 0,
    ptg_conformity: 0,
    cil: 0,
  },
  booklets: { homes: 5, incomplete: 2, done: 40, total: 45 },
  last_activity_at: new Date(Date.now() - 26 * 60 * 60_000).toISOString(),
  last_activity_by: 'Samira Benali',
  quota: null,
  trend: steady(5),
  cannot: { edit: null, delete: null },
}

/** The home page of a company of this type, with these answers beside what its server says. */
export const openHome = async (type: CompanyType, answers: object = {}, search = '') => {
  const wire = serve({
    ...answersFor(type),
    [statistics]: { body: { data: figures } },
    [late]: listed([tilleuls]),
    [handOvers]: listed([]),
    'GET /companies/1/campaign-effect': { body: { data: null } },
    'GET /companies/1/affiliates': listed([affiliate]),
    'GET /companies/1/residences': listed([]),
    'GET /companies/1/access-requests': listed([]),
    'GET /companies/1/fronts': listed([]),
    'GET /companies/1/invited-tenants': invitedTenants([]),
    ...answers,
  })
  await openPortal(`/company/1${search}`)
  return wire
}
/** Where the first link of such a name leads. */
export const hrefOf = (name: string | RegExp) =>
  decodeURIComponent(page.getByRole('link', { name }).first().element().getAttribute('href')!)
