import { randomBytes } from 'node:crypto'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { everyone, people, type Person } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'
import { world } from '#platform/testing/world.ts'

const anyone = { ok: everyone } as const satisfies Partial<Row>
/** For the administrators of the company, and of the one that manages it. */
const administrators = {
  ok: ['marie', 'hugo', 'admin'],
  forbidden: ['paul', 'lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
} as const satisfies Partial<Row>
/** What nobody hears here is told to those who may ask. */
const unheard = (verdict: string) => ({
  ...administrators,
  ok: [],
  told: Object.fromEntries(administrators.ok.map((person) => [person, verdict])) as Partial<Record<Person, string>>,
})

const ofClairiere = async () => ({ company_id: await subjects.company() })
const newDomain = () => `d${randomBytes(6).toString('hex')}.example`
const issuer = 'https://id.example'

/** A domain of a company that nobody has proven. */
export const freshDomain = async (company_id: number): Promise<number> => {
  await db.deleteFrom('identity_domains').where('company_id', '=', company_id).execute()
  const { id } = await db
    .insertInto('identity_domains')
    .values({ company_id, domain: newDomain(), proof: randomBytes(24).toString('base64url') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A provider that nobody asks; those who say so have come by it. */
export const freshProvider = async (company_id: number, tried: readonly Person[] = []): Promise<void> => {
  const provider = { preset: 'OTHER', name: 'Horizon', issuer, client_id: 'logis', client_secret: 'sealed' } as const
  await db.deleteFrom('identity_providers').where('company_id', '=', company_id).execute()
  await db
    .insertInto('identity_providers')
    .values({ ...provider, company_id, new_people_role: null })
    .execute()
  await db.deleteFrom('user_identities').where('issuer', '=', issuer).execute()
  for (const person of tried)
    await db
      .insertInto('user_identities')
      .values({ user_id: await world.user(people[person]), issuer, subject: person, provider: `company-${company_id}` })
      .execute()
}

const withProvider = async () => {
  const { company_id } = await ofClairiere()
  await freshProvider(company_id)
  return { company_id }
}
const onDomain = async () => {
  settings.DNS_SERVERS = ['127.0.0.1:9']
  const { company_id } = await ofClairiere()
  return { company_id, domain_id: await freshDomain(company_id) }
}
/** An account elsewhere that opens someone's here. */
const freshIdentity = async (user_id: number): Promise<number> => {
  const subject = randomBytes(8).toString('hex')
  const issuer = `https://${subject}.example`
  const { id } = await db
    .insertInto('user_identities')
    .values({ user_id, issuer, subject, provider: 'first' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const foreign: Row['foreign'] = [
  {
    what: 'a domain of another company',
    foreign: async () => ({ ...(await ofClairiere()), domain_id: await freshDomain(await subjects.rival()) }),
    absent: async () => ({ ...(await ofClairiere()), domain_id: 999_999_999 }),
    answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
  },
]

export const identityRows: Record<string, Row> = {
  'identities.listProviders': { input: async () => ({ domain: 'horizon.example' }), ...anyone },
  // Nobody has named a provider of the portal's own.
  'identities.startSignIn': {
    input: async () => ({ provider: 'first', scope: 'partner' }),
    ok: [],
    others: { status: 404, error_reason: 'IDENTITY_PROVIDER_UNKNOWN' },
  },
  'identities.finishSignIn': {
    input: async () => ({ provider: 'first', answer: 'code=a&state=b' }),
    ok: [],
    others: { status: 401, error_reason: 'IDENTITY_SIGN_IN_FAILED' },
  },
  'identities.proveIdentity': {
    input: async () => ({ code: 'AAAA-AAAA' }),
    ok: [],
    others: { status: 422, error_reason: 'IDENTITY_CODE_INVALID' },
  },
  'identities.leaveProvider': { input: async () => ({}), ok: everyone, fresh: true },
  'identities.listOwnIdentities': {
    input: async () => ({ user_id: await subjects.claire() }),
    ok: ['claire', 'admin'],
    absent: 'USER_NOT_FOUND',
  },
  'identities.unlinkIdentity': {
    input: async () => {
      const user_id = await subjects.claire()
      return { user_id, identity_id: await freshIdentity(user_id) }
    },
    ok: ['claire'],
    forbidden: ['admin'],
    absent: 'USER_NOT_FOUND',
  },
  'identities.getCompanyIdentity': { input: ofClairiere, ...administrators },
  'identities.setCompanyProvider': {
    input: async () => ({
      ...(await ofClairiere()),
      preset: 'OTHER',
      name: 'Horizon',
      issuer: 'https://127.0.0.1:9',
      client_id: 'logis',
      client_secret: 'secret',
      demands_second_factor: false,
      new_people_role: null,
    }),
    ...unheard('503 IDENTITY_PROVIDER_SILENT'),
  },
  'identities.removeCompanyProvider': { input: withProvider, ...administrators },
  'identities.setOnlyWay': { input: async () => ({ ...(await withProvider()), only: false }), ...administrators },
  'identities.addDomain': {
    input: async () => {
      const { company_id } = await onDomain()
      return { company_id, domain: newDomain() }
    },
    ...administrators,
  },
  'identities.proveDomain': { input: onDomain, ...unheard('503 IDENTITY_DNS_SILENT'), foreign },
  'identities.removeDomain': { input: onDomain, ...administrators, foreign },
}
