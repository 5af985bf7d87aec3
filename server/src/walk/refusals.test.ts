import { companyTypes } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import { as, type Answer, type Client } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { expected } from './expected.ts'
import { clientOf, people, residents, type Person } from './people.ts'
import { residenceOf } from './places.ts'
import type { Row } from './row.ts'
import { subjects } from './subjects.ts'

withoutLimits()

type Input = Record<string, unknown>
const declaring = (reason: Reason) =>
  operations
    .filter(({ procedure }) => reason in procedure['~orpc'].errorMap)
    .map(({ name }) => ({ name, row: expected[name]! }))

const ask = async (person: Person, name: string, row: Row, input: Input): Promise<Answer> => {
  const client = await clientOf(person)
  if (!row.upload) return client.call(name, input)
  const { address, fields } = row.upload(input)
  return client.upload(name, address, fields, row.files ?? [{ name: 'refus.pdf', bytes: '%PDF-1.4\n%%EOF' }])
}

describe('SHELL-62 staff of a company above that manages none act for nothing below it', () => {
  // Between the manager and the builder stands another builder now.
  beforeAll(async () => {
    const [above, between] = [await world.company('Groupe Horizon'), await subjects.rival()]
    for (const [id, parent_id] of [
      [between, above],
      [await subjects.company(), between],
    ] as const)
      await db.updateTable('companies').set({ parent_id }).where('id', '=', id).execute()
  })

  test.each(declaring('COMPANY_SWITCH_NOT_ALLOWED'))('SHELL-62 403: $name', async ({ name, row }) => {
    const input = { ...(await row.input('zoe')), company_id: await subjects.company() }
    expect(await ask('zoe', name, row, input)).toMatchObject({
      status: 403,
      error_reason: 'COMPANY_SWITCH_NOT_ALLOWED',
    })
  })
})

describe('PROV-07 a project without a provision opens nothing that the provision gives', () => {
  /** Whoever stands above provisions is left out: the manager, the portal's own people, residents. */
  const spared: readonly Person[] = ['marie', 'paul', 'lea', 'admin', 'support', ...residents]

  test.each(declaring('SERVICE_PROVISION_REQUIRED'))('PROV-07 403: $name', async ({ name, row }) => {
    const person = row.ok.find((one) => !spared.includes(one))!
    const input = await row.input(person)
    const residence_id = (await residenceOf(input))!
    await db.deleteFrom('residence_service_provisions').where('residence_id', '=', residence_id).execute()
    expect(await ask(person, name, row, input)).toMatchObject({
      status: 403,
      error_reason: 'SERVICE_PROVISION_REQUIRED',
    })
  })
})

describe('a right that someone lacks', () => {
  const isTold = ({ forbidden = [], forbiddenReason = 'FORBIDDEN', told = {}, others }: Row) =>
    (forbidden.length > 0 && forbiddenReason === 'FORBIDDEN') ||
    Object.values(told).some((answer) => answer.includes('FORBIDDEN')) ||
    others?.error_reason === 'FORBIDDEN'
  /** What a company of some type has none of, or shows no third party, or an owner has and a tenant has not: its noun's tests ask as one. */
  const byType = [
    'materialLabels.listLabels',
    'templates.listTemplates',
    'contacts.listContacts',
    'contacts.exportContacts',
    'passports.getQuota',
    'passports.listPassports',
    'interventions.listInterventions',
    'interventions.countByMonth',
    'interventions.getIntervention',
    'tenants.listResidents',
    'tenants.listCompanyResidents',
    'tenants.listCompanyRequests',
    'flats.listFronts',
    'tenants.listInvitedTenants',
    'tenants.listAccessRequests',
    'sales.readSale',
    'booklet.readBooklet',
    'booklet.downloadPdf',
    'booklet.downloadPackage',
  ]
  /** Everybody has their own; sharing one is what a reader may not. */
  const bySharing = ['views.createView']
  const ofNoCompany = ['products.getProduct', 'products.listProductTasks', 'products.listProductDocuments']

  test('FORBIDDEN is declared where there is someone whom it is told, and nowhere else', () => {
    const refusing = operations.filter(({ name }) => isTold(expected[name]!)).map(({ name }) => name)
    expect([...refusing, ...byType, ...bySharing, ...ofNoCompany].toSorted()).toEqual(
      declaring('FORBIDDEN')
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  describe('staff who belong to no company any more', () => {
    let client: Client
    beforeAll(async () => {
      const user_id = await world.user(people.ines)
      await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', user_id).execute()
      client = await as(people.ines)
    })
    test.each(ofNoCompany)('403: %s', async (name) => {
      const answer = await client.call(name, await expected[name]!.input())
      expect(answer).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
    })
  })
})

describe('what is for administrators is refused to everyone else, whatever their company', () => {
  const forAdministrators = Object.entries(expected)
    .filter(([, { ok }]) => ok.length === 1 && ok[0] === 'admin')
    .map(([name, row]) => ({ name, row }))
  /** One of each type of company, and those of none. */
  const others = ['marie', 'hugo', 'samira', 'yann', 'karim', 'ines', 'otto', 'luc', 'support', 'claire'] as const

  test('ADMIN-11/calls: they are asked by an administrator of each type of company', async () => {
    const types = await db
      .selectFrom('companies as c')
      .innerJoin('user_role_companies as r', 'r.company_id', 'c.id')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select('c.type')
      .distinct()
      .where(
        'u.username',
        'in',
        others.map((person) => people[person]),
      )
      .execute()
    expect(types.map(({ type }) => type).toSorted()).toEqual(companyTypes.toSorted())
    expect(forAdministrators.length).toBeGreaterThan(0)
  })

  test.each(forAdministrators)('ADMIN-11/calls: $name', async ({ name, row }) => {
    const input = await row.input('admin')
    for (const person of others) {
      const { status } = await ask(person, name, row, input)
      expect([person, [403, 404].includes(status)]).toEqual([person, true])
    }
    expect((await ask('admin', name, row, input)).status).toBeLessThan(400)
  })
})
