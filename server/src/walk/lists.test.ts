import { invitedToRivages } from './landlord.ts'
import { comparisons, type Criterion, type List as Declared } from '@logis/contract/lists'
import { listOf } from '@logis/contract/lists.input'
import { expect, test } from 'vitest'
import { operations, type Operation } from '#platform/operations.ts'
import { db, write } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import { note } from '#platform/securityLog.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { noteOf, retentionOf, tradeOf, twoSheets } from '#platform/testing/administration.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { freshCampaign } from './campaigns.ts'
import { freshSheet } from './sheets.ts'
import { freshFiles } from './sorted.ts'
import { written } from './written.ts'

withoutLimits()

type List = {
  who: string
  scope?: 'resident'
  /** Where the demo world, or what is added to it here, has at least two rows. */
  input: () => Promise<Record<string, unknown>>
  /** Written from the specification: created_at or name, ascending, unless it says otherwise. */
  byDefault: string
}

const hugo = 'hugo@clairiere.example'
const samira = 'samira@rivages.example'
const admin = 'admin@logis.example'
const yann = 'yann@lenoir.example'
const ofHugo = async () => ({ user_id: await world.user(hugo) })
const ofClairiere = async () => ({ company_id: await world.company('Maisons Clairière') })
const ofRivages = async () => ({ company_id: await world.company('Habitat Rivages') })
const ofTilleuls = async () => ({ building_id: await world.project('Résidence Les Tilleuls') })
const ofLenoir = async () => ({ company_id: await world.company('Chauffage Lenoir') })
const ofErables = async () => ({ residence_id: await world.project('Maison Les Érables') })

/** The home with the most interventions. */
const busiestHome = async () =>
  db
    .selectFrom('interventions')
    .select('residence_id')
    .groupBy('residence_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .executeTakeFirstOrThrow()

/** Every list that can be sorted. A list without a row here fails the suite. */
const lists: Record<string, List> = {
  // What was given is read in the order in which it was given (ACC-04).
  'accesses.listAuthorizedAccesses': {
    who: hugo,
    input: async () => {
      for (const guest of ['Gaz Service Sud', 'Études Isotherme']) await authorise('Maisons Clairière', guest)
      return ofClairiere()
    },
    byDefault: 'created_at',
  },
  'accesses.listGrantedAccesses': {
    who: 'karim@renovest.example',
    input: async () => {
      for (const owner of ['Maisons Clairière', 'Habitat Rivages']) await authorise(owner, 'Rénov’Est')
      return { company_id: await world.company('Rénov’Est') }
    },
    byDefault: 'created_at',
  },
  // News first: RES-04, DEV-33, FEED-08 (D2-G10), INT-11, PTG-33, PRJ-10.
  'accounts.listNotifications': {
    who: 'claire@foyer.example',
    scope: 'resident',
    input: async () => ({ user_id: await world.user('claire@foyer.example') }),
    byDefault: '-created_at',
  },
  'devices.listDevices': { who: hugo, input: ofErables, byDefault: '-created_at' },
  'feed.listActivity': { who: hugo, input: ofErables, byDefault: '-created_at' },
  'interventions.listInterventions': { who: yann, input: ofLenoir, byDefault: '-created_at' },
  'interventions.listHomeInterventions': { who: yann, input: busiestHome, byDefault: '-date' },
  'invitations.listMailLogs': {
    who: hugo,
    input: async () => ({ residence_id: await world.project('Maison Les Lilas') }),
    byDefault: '-created_at',
  },
  'feed.listPersonActivity': { who: admin, input: ofHugo, byDefault: '-created_at' },
  'invitations.listPersonMails': {
    who: admin,
    input: async () => {
      const user_id = await world.user(hugo)
      await write(async (tx) => {
        for (const channel_code of ['PASSWORD_RESET', 'PASSWORD_CHANGED'])
          await recordMail(tx, { channel_code, recipient: hugo, recipient_user_id: user_id, locale: 'fr-FR' })
      })
      return { user_id }
    },
    byDefault: '-created_at',
  },
  'messages.listConversations': {
    who: hugo,
    input: async () => {
      await written()
      await written('claire@foyer.example', await world.project('Maison Les Lilas'))
      return ofClairiere()
    },
    byDefault: '-last_at',
  },
  'notifications.listNotifications': { who: hugo, input: async () => ({}), byDefault: '-created_at' },
  'passports.listPassports': { who: yann, input: ofLenoir, byDefault: '-created_at' },
  'projects.listProjects': { who: hugo, input: ofClairiere, byDefault: '-created_at' },
  'campaigns.listCampaigns': {
    who: hugo,
    input: async () => {
      const place = await ofClairiere()
      for (let count = 0; count < 2; count += 1) await freshCampaign(place.company_id)
      return place
    },
    byDefault: '-created_at',
  },
  // Those first where something is in the way.
  'campaigns.listCampaignHomes': {
    who: hugo,
    input: async () => {
      const { company_id } = await ofClairiere()
      return { company_id, campaign_id: await freshCampaign(company_id, 2) }
    },
    byDefault: 'place',
  },
  // The lines of a sheet, as they stand in it.
  'intakes.listIntakeRows': {
    who: 'marie@horizon.example',
    input: async () => {
      const company_id = await world.company('Maisons Clairière')
      return { company_id, intake_id: await freshSheet(company_id, 2) }
    },
    byDefault: 'line',
  },
  // The files of a draft, folder by folder.
  'sortings.listSortingFiles': {
    who: 'marie@horizon.example',
    input: async () => {
      const company_id = await world.company('Maisons Clairière')
      return { company_id, sorting_id: (await freshFiles(company_id, 2)).sorting_id }
    },
    byDefault: 'path',
  },
  'accounts.listAssistable': { who: admin, input: async () => ({}), byDefault: 'name' },
  // Affiliates by name, the other way round (AFF-02).
  'companies.listColleagues': {
    who: 'marie@horizon.example',
    input: async () => ({ company_id: await world.company('Groupe Horizon') }),
    byDefault: 'username',
  },
  'companies.listChildren': {
    who: 'marie@horizon.example',
    input: async () => ({ company_id: await world.company('Groupe Horizon') }),
    byDefault: '-name',
  },
  'companies.listAffiliates': {
    who: 'marie@horizon.example',
    input: async () => ({ company_id: await world.company('Groupe Horizon') }),
    byDefault: 'name',
  },
  'companies.listInstalledProducts': {
    who: 'otto@thermalia.example',
    input: async () => ({ company_id: await world.company('Thermalia') }),
    byDefault: '-devices',
  },
  'companies.listOfficeClients': {
    who: 'luc@isotherme.example',
    input: async () => ({ company_id: await world.company('Études Isotherme') }),
    byDefault: '-studies',
  },
  // FLAT-24.
  'flats.listFlats': { who: samira, input: ofTilleuls, byDefault: 'name' },
  'tenants.listCompanyResidents': { who: samira, input: ofRivages, byDefault: 'name' },
  'tenants.listCompanyRequests': { who: samira, input: ofRivages, byDefault: 'created_at' },
  'tenants.listInvitedTenants': { who: samira, input: invitedToRivages, byDefault: 'invited_at' },
  'booklet.listFlatBooklets': { who: samira, input: ofTilleuls, byDefault: 'name' },
  'contacts.listContacts': { who: hugo, input: ofClairiere, byDefault: 'name' },
  'contacts.listProjectContacts': { who: hugo, input: ofErables, byDefault: 'name' },
  'products.listProducts': { who: hugo, input: async () => ({}), byDefault: 'name' },
  'products.listManufacturers': { who: hugo, input: async () => ({}), byDefault: 'name' },
  'security.listSecurityLog': {
    who: admin,
    input: async () => {
      for (const rows of [1, 2]) await note(db, null, 'EXPORTED', { details: { rows } })
      return {}
    },
    byDefault: '-created_at',
  },
  'administration.listMails': { who: admin, input: async () => ({}), byDefault: '-created_at' },
  'administration.listIntakes': { who: admin, input: twoSheets, byDefault: '-created_at' },
  'administration.listEntries': {
    who: admin,
    input: async () => {
      for (const _ of [1, 2]) await tradeOf()
      return {}
    },
    byDefault: '-created_at',
  },
  'notes.listNotes': {
    who: admin,
    input: async () => {
      const model_id = await world.project('Maison Les Lilas')
      for (const _ of [1, 2]) await noteOf({ model_type: 'Residence', model_id })
      return {}
    },
    byDefault: '-created_at',
  },
  'retentions.listRetentions': {
    who: admin,
    input: async () => {
      for (const _ of [1, 2]) await retentionOf()
      return {}
    },
    byDefault: 'kept_until',
  },
  'manufacturers.listMakers': { who: admin, input: async () => ({}), byDefault: 'name' },
  'products.listRequests': { who: admin, input: async () => ({}), byDefault: '-created_at' },
  'products.listSheets': { who: admin, input: async () => ({}), byDefault: 'name' },
  'productClasses.listClasses': { who: admin, input: async () => ({}), byDefault: 'path' },
  'productLabels.listLabels': { who: admin, input: async () => ({}), byDefault: 'name_fr' },
  'channels.listChannels': { who: admin, input: async () => ({}), byDefault: 'name_fr' },
  'energies.listUtilities': { who: admin, input: async () => ({}), byDefault: 'name' },
  'energies.listRequests': { who: admin, input: async () => ({}), byDefault: '-created_at' },
  'subscriptions.listSubscriptions': { who: admin, input: async () => ({}), byDefault: 'company' },
  'partners.listPartners': { who: admin, input: async () => ({}), byDefault: 'name' },
  'people.listPeople': { who: admin, input: async () => ({}), byDefault: 'username' },
  'trades.listTrades': { who: admin, input: async () => ({}), byDefault: 'name_fr' },
  'residents.listHomes': {
    who: 'patrimoine@rivages.example',
    scope: 'resident',
    input: async () => ({ user_id: await world.user('patrimoine@rivages.example') }),
    byDefault: 'name',
  },
}

type Shape = Record<string, object>
const shapeOf = (schema: unknown): Shape => (schema as { shape?: Shape } | undefined)?.shape ?? {}
const inputOf = ({ procedure }: Operation) => shapeOf(procedure['~orpc'].inputSchema)
const declarationOf = (operation: Operation) => listOf(inputOf(operation)['search'] ?? {})
const answersPages = ({ procedure }: Operation) => 'meta' in shapeOf(procedure['~orpc'].outputSchema)
const takesPages = (operation: Operation) => 'page' in inputOf(operation)
/** The same rows as a file. */
const isExport = ({ name }: Operation) => /\.export/.test(name)

test('what answers pages is a declared list, or is answered whole and takes neither page nor order', () => {
  const undeclared = operations
    .filter((operation) => answersPages(operation) || takesPages(operation))
    .filter((operation) => {
      const isList = 'sorts' in (declarationOf(operation) ?? {})
      return takesPages(operation) ? !isList : isList || ['page_size', 'sort'].some((key) => key in inputOf(operation))
    })
  expect(undeclared.map(({ name }) => name)).toEqual([])
})

test('API2-10 every list of the contract has its default order here', () => {
  expect(Object.keys(lists).toSorted()).toEqual(
    operations
      .filter((operation) => takesPages(operation) && !isExport(operation))
      .map(({ name }) => name)
      .toSorted(),
  )
})

const cases = Object.entries(lists).map(([name, list]) => ({ name, ...list }))
const reversed = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
const asker = async ({ name, who, scope, input }: (typeof cases)[number]) => {
  const client: Client = await as(who, scope ?? 'partner')
  const place = await input()
  return (more: Record<string, unknown> = {}) => client.call(name, { ...place, ...more })
}

test.each(cases)('API2-10 $name is by $byDefault unless asked otherwise', async (list) => {
  const ask = await asker(list)
  const { data, status } = await ask()
  expect(status).toBe(200)
  expect(data.length).toBeGreaterThan(1)
  expect((await ask({ sort: list.byDefault })).data).toEqual(data)
  expect((await ask({ sort: reversed(list.byDefault) })).data).not.toEqual(data)
})

test.each(cases)(
  'API-04 API-06 API-07 $name: sizes -1 and 0, and what it neither sorts nor searches by',
  async (list) => {
    const ask = await asker(list)
    expect((await ask({ page_size: -1 })).meta).toMatchObject({ per_page: 10_000, current_page: 1, last_page: 1 })
    const one = await ask({ page_size: 0 })
    expect(one.meta).toMatchObject({ per_page: 1, last_page: one.meta.total })
    expect(one.data).toHaveLength(1)
    expect(await ask({ page_size: -2 })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
    expect(await ask({ sort: 'secret' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
    expect(await ask({ search: { secret: 'x' } })).toMatchObject({ status: 422, error_reason: 'SEARCH_NOT_SUPPORTED' })
  },
)

const declared = (name: string) => declarationOf(operations.find((operation) => operation.name === name)!) as Declared
const ascending = (a: number, b: number) => a - b
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

test.each(cases)('API-06 $name sorts by every key it declares, both ways, without losing a row', async (list) => {
  const ask = await asker(list)
  const all = idsOf(await ask({ page_size: -1 })).toSorted(ascending)
  for (const key of declared(list.name).sorts)
    for (const sort of [key, `-${key}`]) {
      const whole = await ask({ sort, page_size: -1 })
      expect(whole.status, sort).toBe(200)
      expect(idsOf(whole).toSorted(ascending), sort).toEqual(all)
      const pages = [await ask({ sort, page: 1, page_size: 1 }), await ask({ sort, page: 2, page_size: 1 })]
      expect(pages.flatMap(idsOf), sort).toEqual(idsOf(whole).slice(0, 2))
    }
  expect(await ask({ page: 1_000_000 })).toMatchObject({ data: [], meta: { total: all.length } })
})

/** A value of each kind, and what is none. Of a list's own choices the first. */
const values: { [K in Criterion['kind']]: (criterion: Criterion) => { right: string; wrong: string[] } } = {
  text: () => ({ right: 'é%_\\', wrong: ['a'.repeat(201), 'a\u0000'] }),
  start: () => ({ right: '4%', wrong: ['a'.repeat(201), 'a\u0000'] }),
  id: () => ({ right: '999999999999999', wrong: ['-1', '1.5', 'one', '1e3', '9'.repeat(16)] }),
  flag: () => ({ right: 'true', wrong: ['yes', '2'] }),
  choice: (criterion) => ({ right: criterion.kind === 'choice' ? criterion.of[0]! : '', wrong: ['toString', 'x'] }),
  number: () => ({ right: '45,5', wrong: ['-1', 'one', '1e3', '1.2.3', '9'.repeat(30)] }),
  day: () => ({ right: '2026-02-28', wrong: ['2026-02-30', 'today', '0000-01-01'] }),
}

test.each(cases)('API-07 $name is searched by every key it declares, alone and beside a text', async (list) => {
  const ask = await asker(list)
  const { search, text } = declared(list.name)
  for (const [key, criterion] of Object.entries(search)) {
    const { right, wrong } = values[criterion.kind](criterion)
    const found = await ask({ search: { [key]: right } })
    expect(found.status, key).toBe(200)
    for (const value of wrong)
      expect(await ask({ search: { [key]: value } }), `${key} ${value.slice(0, 20)}`).toMatchObject({
        status: 422,
        error_reason: criterion.kind === 'number' ? criterion.refusal : 'VALIDATION_ERROR',
      })
    if (text) expect((await ask({ search: { '': 'zzz nothing has this', [key]: right } })).meta.total, key).toBe(0)
    if (criterion.kind !== 'day' && criterion.kind !== 'number') continue
    for (const symbol of comparisons) {
      const compared = { [key]: right, [`${key}_symbol`]: symbol }
      expect((await ask({ search: compared })).status, symbol).toBe(200)
    }
    expect((await ask({ search: { [key]: right, [`${key}_symbol`]: '<' } })).status).toBe(422)
  }
  const typed = await ask({ search: 'zzz nothing has this' })
  expect(typed).toMatchObject(text ? { status: 200, data: [] } : { status: 422, error_reason: 'SEARCH_NOT_SUPPORTED' })
})
