import { notifications } from '@mantine/notifications'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { CompanyType } from '@logis/contract/companies.rules'
import { endSession } from '../platform/session.ts'
import { answersFor, openPortal, serve, type Answer } from '../platform/testing.tsx'
import type { Project } from './api.ts'
// The page is there before the first test begins to count its time.
import './ProjectPage.tsx'

export const startAfresh = async () => {
  await page.viewport(1280, 900)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
}

/** A house that everything may be done with. */
export const lilas: Project = {
  id: 9,
  name: 'Maison Les Lilas',
  type: 'HOUSE',
  is_ptg: false,
  contract_number: 'CL-2026-0141',
  size: 112,
  created_at: '2026-09-22T10:00:00Z',
  deleted_at: null,
  activation_date: null,
  credentials_sent_at: null,
  commissioning_date: null,
  residence_code: '4F7K-29QX-M3TB',
  company: {
    id: 1,
    name: 'Maisons Clairière',
    type: 'RESIDENCE_BUILDER',
    picture_path: null,
    owner_user: null,
  },
  parent: null,
  contact_information: {
    public_name: null,
    website_url: null,
    notes: null,
    addresses: [
      {
        street_number: '14',
        street_name: 'Rue des Lilas',
        zip_code: '44300',
        city: 'Nantes',
        region: null,
        country_code: 'FR',
        country_name: null,
        extra_infos: null,
        latitude: 47.24,
        longitude: -1.52,
      },
    ],
    emails: [{ email: 'famille.roux@foyer.example', label: null }],
    phones: [{ phone_number: '02 40 00 00 00', label: 'fixe' }],
  },
  picture_path: null,
  pictures_count: 0,
  documents_count: 0,
  documents: [],
  breadcrumbs: [{ kind: 'company', id: 1, name: 'Maisons Clairière' }],
  tenant_context: false,
  capabilities: [],
  journey: {
    state: 'READY',
    documents: { done: 4, total: 7 },
    invitations: { count: 0, opened_at: null, last: null },
    owner: null,
  },
  to_activate: 1,
  has_map: false,
  cards: ['information', 'code', 'feed'],
  cannot: {
    edit: null,
    cancel: null,
    restore: 'RESIDENCE_NOT_CANCELLED',
    see_code: null,
    see_readers: null,
    invite: null,
    apply_template: null,
    set_commissioning_date: null,
    download_credentials: null,
    renew_code: null,
    change_pictures: null,
    invite_tenant: 'CHANNEL_NOT_ALLOWED',
    activate: 'FORBIDDEN',
  },
}

const none: Answer = { body: { data: [], meta: { total: 0, per_page: 10, current_page: 1, last_page: 1 } } }

/** Opens the page of a project; `more` adds to what the server answers. */
export const openProject = async (
  project: Project,
  more: Record<string, Answer | Promise<Answer>> = {},
  type: CompanyType = 'RESIDENCE_BUILDER',
  address = '/project/1/9',
) => {
  const served = serve({
    ...answersFor(type),
    'GET /residences/9': { body: { data: project } },
    'GET /companies/1/residences/9/service-provisions': none,
    'GET /residences/9/thermal-study': {
      body: { data: null, cannot: { attach: null, remove: 'THERMAL_STUDY_MISSING', import: 'THERMAL_STUDY_MISSING' } },
    },
    'GET /residences/9/energy-certificate': {
      body: { data: null, cannot: { import: null, remove: 'CERTIFICATE_MISSING' } },
    },
    'GET /residences/9/communication-channel-logs': none,
    'GET /residences/9/activity-feed': none,
    'GET /residences/9/activity-feed/actors': { body: { data: { users: [], companies: [] } } },
    ...more,
  })
  const portal = await openPortal(address)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { ...served, ...portal }
}

/** What the last call of this name carried. */
export const sent = ({ calls }: ReturnType<typeof serve>, name: string): unknown => {
  const call = calls.findLast((call) => call.name === name)
  return call?.body ? JSON.parse(call.body) : undefined
}
