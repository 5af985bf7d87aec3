import type { CompanyType } from '@logis/contract/companies.rules'
import { expect, test } from 'vitest'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

/** Written from the specification: what staff of each type of company may do there, as administrators of it. */
const rights: Record<Exclude<CompanyType, 'THERMAL_ENGINEERING_OFFICE'>, string[]> = {
  COMPANY_MANAGER: [
    'creates projects',
    'keeps interventions',
    'keeps favourites',
    'keeps templates',
    'edits its sheet',
  ],
  SOCIAL_LANDLORD: ['keeps favourites', 'keeps templates'],
  INSTALLER: ['keeps interventions', 'reads its quota'],
  RESIDENCE_BUILDER: ['keeps favourites', 'keeps templates'],
  MANUFACTURER: [],
  RENOVATION: ['creates projects', 'keeps interventions', 'keeps favourites', 'keeps templates'],
  DEVELOPER: ['keeps favourites', 'keeps templates'],
}

const house = {
  type: 'HOUSE',
  name: 'Maison du type',
  contact_information: { addresses: [{ street_name: 'Rue du Type', zip_code: '44000', city: 'Nantes' }] },
}
const acts: Record<string, [operation: string, input: object]> = {
  'creates projects': ['projects.createProject', house],
  'keeps interventions': ['interventions.listInterventions', {}],
  'reads its quota': ['passports.getQuota', {}],
  'keeps favourites': ['materialLabels.listLabels', {}],
  'keeps templates': ['templates.listTemplates', {}],
  'edits its sheet': ['companies.updateCompany', { name: 'Bâtir Ouest' }],
}

test.each(Object.entries(rights))('PROV-06 SHELL-61 the same person in a company of type %s', async (type, allowed) => {
  const company_id = await world.company('Bâtir Ouest')
  const admin = await as('admin@logis.example')
  expect(await admin.call('companies.updateCompany', { company_id, type })).toMatchObject({ status: 200 })
  const zoe = await as('zoe@batir-ouest.example')
  expect((await zoe.call('accounts.getMe')).data.companies).toMatchObject([{ id: company_id, type }])
  const open: string[] = []
  for (const [act, [operation, input]] of Object.entries(acts)) {
    const { status } = await zoe.call(operation, { company_id, ...input })
    expect([200, 201, 403], act).toContain(status)
    if (status < 300) open.push(act)
  }
  expect(open.toSorted()).toEqual(allowed.toSorted())
})
