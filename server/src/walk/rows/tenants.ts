import { cannotWrite, where } from '../groups.ts'
import { landlord } from '../landlord.ts'
import type { Person } from '../people.ts'
import type { Row } from '../row.ts'

/** Those who reach a home of Habitat Rivages; nora is let in by another company. */
const ofRivages: Person[] = ['marie', 'paul', 'samira', 'admin']
const reading = { ok: [...ofRivages, ...cannotWrite] } as const
const writing = { ok: ofRivages, forbidden: cannotWrite } as const

const home = async () => ({ residence_id: (await landlord.home()).residence_id })
const rented = () => landlord.rented()
const asked = () => landlord.asked()

/** What is of another home, and what is of none. */
const foreignRequest = {
  what: 'a request in another home',
  by: 'samira' as const,
  foreign: async () => ({ ...(await asked()), request_id: (await asked()).request_id }),
  absent: async () => ({ ...(await asked()), request_id: 999_999_999 }),
  answers: { status: 404, error_reason: 'ACCESS_REQUEST_NOT_FOUND' },
}

export const tenantRows: Record<string, Row> = {
  'tenants.listResidents': { input: home, ...reading },
  'tenants.listCompanyResidents': {
    input: async () => ({ company_id: (await landlord.home()).company_id }),
    ok: [...ofRivages, ...cannotWrite],
    absent: 'COMPANY_NOT_FOUND',
  },
  'tenants.listCompanyRequests': {
    input: async () => ({ company_id: (await landlord.home()).company_id }),
    ok: [...ofRivages, ...cannotWrite],
    absent: 'COMPANY_NOT_FOUND',
  },
  'tenants.listInvitedTenants': {
    input: async () => ({ company_id: (await landlord.home()).company_id }),
    ok: [...ofRivages, ...cannotWrite],
    absent: 'COMPANY_NOT_FOUND',
  },
  'flats.listFronts': {
    input: async () => ({ company_id: (await landlord.home()).company_id }),
    ok: [...ofRivages, ...cannotWrite],
    absent: 'COMPANY_NOT_FOUND',
  },
  'tenants.listAccessRequests': { input: home, ...reading },
  'tenants.removeTenant': {
    input: rented,
    ...writing,
    foreign: [
      {
        what: 'a tenant of another home',
        by: 'samira',
        foreign: async () => ({ ...(await rented()), user_id: (await rented()).user_id }),
        absent: async () => ({ ...(await rented()), user_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'RESIDENCE_USER_NOT_FOUND' },
      },
    ],
  },
  'tenants.acceptRequest': { input: asked, ...writing, foreign: [foreignRequest] },
  'tenants.rejectRequest': { input: asked, ...writing, foreign: [foreignRequest] },
  'tenants.activateForCompany': {
    // For those who are asked to act for another company in a project of their own.
    input: (person) => (person === 'hugo' || person === 'zoe' ? where(person) : landlord.home()),
    ...writing,
  },
}
