import { invitationCodes } from '@logis/contract/invitations.rules'
import { languageOf, locales, type Locale } from '@logis/contract/locale'
import { expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db, write } from '#platform/db.ts'
import { recordMail } from '#platform/mail.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { retentionOf, subscriptionOf } from '#platform/testing/administration.ts'
import { house as newHouse } from '#platform/testing/campaigns.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { newRequest } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'
import { mails } from '../app.ts'
import { aLink } from './rows/booklet.ts'
import { workFor, workOrLive } from './mailed.ts'
import { mark, writeHostile } from './hostile.ts'
import { bookletLetters, identityLetters, productLetters, type Letter } from './letters.ts'
import { written } from './written.ts'

const house = 'Maison Les Lilas'
const waitingHome = async () => ({ residence_id: await world.project(house) })

const invitation: Letter = { order: waitingHome, says: [house, 'Maisons Clairière'], opens: '/invitation#token=' }

/** Every channel that a mail leaves by. A template without a row here fails the suite. */
const letters: Record<string, Letter> = {
  ...Object.fromEntries(invitationCodes.map((code) => [code, invitation])),
  RESIDENCE_CODE: { order: waitingHome, says: [house], opens: '/activation' },
  FLATS_CREDENTIALS: {
    order: async ({ id }) => ({
      residence_id: await world.project('Résidence Les Tilleuls'),
      company_id: await workFor(id, 'Habitat Rivages'),
    }),
    says: ['Résidence Les Tilleuls', 'Habitat Rivages', '12 pages'],
    opens: '/project/',
  },
  RESIDENCE_ACTIVATED: {
    order: async ({ id }) => ({
      residence_id: await world.project('Maison Les Érables'),
      company_id: await workFor(id, 'Maisons Clairière'),
      facts: { who: 'Claire Petit' },
    }),
    says: ['Claire Petit', 'Maison Les Érables'],
    opens: '/project/',
  },
  ACCESS_REQUEST: {
    order: async () => {
      const { residence_id, user_id: sender_user_id } = await newRequest((await waitingHome()).residence_id)
      return { residence_id, sender_user_id, facts: { who: 'Claire Petit', role: 'TENANT' } }
    },
    says: ['Claire Petit', house],
    opens: '/logement',
  },
  ACCESS_REQUEST_ACCEPTED: { order: waitingHome, says: [house, 'Maisons Clairière'], opens: '/logement' },
  ACCESS_REQUEST_REJECTED: { order: waitingHome, says: [house, 'Maisons Clairière'] },
  RESIDENCE_ACCESS_REMOVED: { order: waitingHome, says: [house, 'Maisons Clairière', '30'] },
  RESIDENT_MESSAGE: {
    order: async ({ id }) => ({
      company_id: (await workOrLive(id)).company_id,
      facts: { who: 'Claire Aubry', message: String((await written()).message_id) },
    }),
    says: ['Claire Aubry', 'Maison Les Érables', 'La chaudière fuit.'],
    opens: '/messages/',
  },
  MESSAGE_ANSWER: {
    order: async ({ id, address }) => {
      await workOrLive(id)
      return { facts: { message: String((await written(address)).message_id) } }
    },
    says: ['Maisons Clairière', 'Maison Les Érables', 'La chaudière fuit.'],
    opens: '/logement/',
  },
  BOOKLET_ASK: {
    order: async () => ({ facts: { ask: String((await aLink()).ask_id) } }),
    says: ['Maisons Clairière', 'Hugo'],
    opens: '/depot#token=',
  },
  ...bookletLetters,
  ACCOUNT_REMINDER: {
    order: async ({ address }) => {
      const residence_id = await world.project(house)
      const { contact_information_id } = await db
        .selectFrom('residences')
        .select('contact_information_id')
        .where('id', '=', residence_id)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('emails')
        .values({ contact_information_id, email: address, position: (counted += 1) + 20 })
        .execute()
      return { residence_id }
    },
    says: [house, 'Maisons Clairière'],
    opens: '/invitation#token=',
  },
  MAINTENANCE_REMINDER: {
    order: async ({ id }) => {
      const { residence_id, company_id } = await workOrLive(id)
      const task = await db
        .selectFrom('device_tasks as k')
        .innerJoin('devices as d', 'd.id', 'k.device_id')
        .select('k.id')
        .where('d.residence_id', '=', residence_id)
        .where('k.done_at', 'is', null)
        .executeTakeFirstOrThrow()
      return { residence_id, company_id, facts: { tasks: String(task.id) } }
    },
    says: ['Maison Les Érables', 'Maisons Clairière'],
    opens: '/logement/',
  },
  WEEKLY_REPORT: {
    order: async ({ id }) => {
      const { company_id, facts } = await workOrLive(id)
      return { company_id, facts }
    },
    says: ['Maison Les Érables', '2026'],
    opens: '/projects/',
  },
  HOME_REPORT: {
    order: async ({ id: user_id }) => {
      const { facts } = await workOrLive(user_id)
      const { id: channel_id } = await db
        .selectFrom('communication_channels')
        .select('id')
        .where('code', '=', 'HOME_REPORT')
        .executeTakeFirstOrThrow()
      await db.insertInto('user_channel_settings').values({ user_id, channel_id, is_active: true }).execute()
      return { facts }
    },
    says: ['Maison Les Érables', '2026'],
    opens: '/logement/',
  },
  PASSWORD_RESET: { order: () => ({}), opens: '/password/token/reset/' },
  ACCOUNT_CREATED: { order: () => ({}), opens: '/password/token/reset/' },
  SUBSCRIPTION_ENDING: {
    order: async () => ({
      company_id: await world.company('Habitat Rivages'),
      facts: { subscription: String(await subscriptionOf({ ends_on: '2027-06-30' })) },
    }),
    says: ['30/06/2027', '30/06/2030'],
    opens: '/settings/',
  },
  COMPANY_MERGED: {
    order: async ({ id }) => {
      const company_id = await workFor(id, 'Maisons Clairière')
      const from = await retentionOf()
      const merged = { name: 'Habitat Ancien', deleted_at: new Date(), merged_into_id: company_id }
      await db.updateTable('companies').set(merged).where('id', '=', from).execute()
      return { company_id, facts: { from: String(from) } }
    },
    says: ['Habitat Ancien', 'Maisons Clairière'],
    opens: '/company/',
  },
  RETENTION_ENDING: {
    order: async () => ({ company_id: await retentionOf(), facts: { kept_until: '2025-06-30' } }),
    says: ['30/06/2025'],
    opens: '/projects/',
  },
  PASSWORD_CHANGED: { order: () => ({}) },
  SECOND_FACTOR_ADDED: { order: () => ({}) },
  PASSKEY_ADDED: { order: () => ({ facts: { name: 'Téléphone' } }), says: ['Téléphone'] },
  PASSKEY_REMOVED: { order: () => ({ facts: { name: 'Téléphone' } }), says: ['Téléphone'] },
  SECOND_FACTOR_REMOVED: { order: () => ({ facts: { by: 'ADMINISTRATOR' } }) },
  NEW_DEVICE: {
    order: () => ({ facts: { at: '2026-11-20T08:00:00Z', ip: '192.0.2.7', browser: 'Firefox', system: 'Windows' } }),
    says: ['Firefox', 'Windows', '192.0.2.7'],
  },
  EMAIL_VALIDATION: {
    order: async ({ id, address }) => {
      await write((tx) =>
        issueToken(tx, { kind: 'EMAIL_VALIDATION', email: address, userId: id, payload: {}, seconds: 60 }),
      )
      return {}
    },
    opens: '/email/validation#token=',
  },
  EMAIL_CHANGED: { order: () => ({ facts: { address: 'nouvelle@foyer.example' } }), says: ['nouvelle@foyer.example'] },
  ACCOUNT_DELETED: {
    order: async ({ id, address }) => {
      await moveIn(address, (await newHouse()).id, 'OWNER')
      await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute()
      return {}
    },
    says: ['Maison Campagne'],
  },
  SUPPORT_ACCESS: {
    order: () => ({
      facts: { name: 'Sacha Morel', reason: 'Un plan manque', read_only: 'true', until: '2026-03-15T09:05:00Z' },
    }),
    says: ['Sacha Morel', 'Un plan manque', '10:05'],
  },
  COMPANY_OWNER_INVITATION: {
    order: async () => ({ company_id: await world.company('Habitat Rivages') }),
    says: ['Habitat Rivages'],
    opens: '/password/token/reset/',
  },
  STAFF_INVITATION: {
    order: async ({ address }) => {
      const company_id = await world.company('Habitat Rivages')
      const expires_at = new Date(Date.now() + 60_000)
      const { id } = await db
        .insertInto('staff_invitations')
        .values({ company_id, email: address, role: 'COMPANY_MEMBER', sender_user_id: null, expires_at })
        .onConflict((conflict) => conflict.constraint('staff_invitations_once').doUpdateSet({ expires_at }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return { company_id, facts: { invitation: String(id) } }
    },
    says: ['Habitat Rivages'],
    opens: '/invitation#token=',
  },
  STAFF_ADDED: {
    order: async () => ({ company_id: await world.company('Habitat Rivages') }),
    says: ['Habitat Rivages'],
    opens: '/company/',
  },
  RESOURCE_ACCESS_GRANTED: {
    order: async () => {
      await authorise('Maisons Clairière', 'Gaz Service Sud')
      const resource_id = await world.company('Maisons Clairière')
      return { company_id: await world.company('Gaz Service Sud'), facts: { resource_id: String(resource_id) } }
    },
    says: ['Maisons Clairière'],
    opens: '/accesses/',
  },
  ...productLetters,
  ...identityLetters,
}

test('no mail is left out', () => {
  expect(Object.keys(letters).toSorted()).toEqual(mails.map(({ code }) => code).toSorted())
})

let counted = 0
/** An account whose address nobody has proven yet, so that every mail may go there. */
const newReader = async (locale: Locale) => {
  const address = `lettre${(counted += 1)}@foyer.example`
  const { id } = await db
    .insertInto('users')
    .values({ username: address, email: address, locale })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, address }
}

const record = async (code: string, { order }: Letter, locale: Locale) => {
  const reader = await newReader(locale)
  const own = await order(reader)
  const id = await write((tx) =>
    recordMail(tx, { channel_code: code, recipient: reader.address, recipient_user_id: reader.id, locale, ...own }),
  )
  return { ...reader, id }
}

const send = async (code: string, letter: Letter, locale: Locale) => {
  const { id, address } = await record(code, letter, locale)
  const received = await mailsTo(address)
  expect(received).toHaveLength(1)
  const { status, subject, body_html } = await db
    .selectFrom('communication_logs')
    .select(['status', 'subject', 'body_html'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { mail: received[0]!, logged: { status, subject, body_html: body_html ?? '' } }
}

const spoken = {
  fr: { hello: 'Bonjour,', automatic: 'Ce message est automatique' },
  en: { hello: 'Hello,', automatic: 'This is an automatic message' },
}
/** What a link opens something with, in its fragment or at the end of its path. */
const tokenOf = (link: string) => /[\w-]{43}(?=(?:&lang=en)?$)/.exec(link)?.[0] ?? ''
const isOptional = async (code: string) =>
  (
    await db
      .selectFrom('communication_channels')
      .select('is_optional')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).is_optional
/** French marks of two parts stay with their word; a name without a space is no wider than a telephone. */
const breaksItsMarks = /.{0,20}(?: [?!:;»]|« ).{0,20}/
const breaksLongWords =
  /^<table role="presentation" class="page"[^]{0,250}overflow-wrap:anywhere;word-break:break-word/m
const hasHoles = /undefined|\bnull\b|\bNaN\b|\[object|\$\{|\{\{/

for (const [code, letter] of Object.entries(letters)) {
  test(`${code}: whole in both languages, as HTML and as text, and its log keeps no token`, async () => {
    const subjects = []
    for (const locale of locales) {
      const { mail, logged } = await send(code, letter, locale)
      const language = languageOf(locale)
      const { hello, automatic } = spoken[language]
      expect(mail.html).toContain(`<html lang="${language}">`)
      for (const body of [mail.text, mail.html]) {
        expect(body).toContain(hello)
        expect(body).toContain(automatic)
        for (const words of letter.says ?? []) expect(body).toContain(words)
        expect(body).not.toMatch(hasHoles)
      }
      expect(mail.subject).not.toMatch(hasHoles)
      if (language === 'fr') expect(mail.text).not.toMatch(breaksItsMarks)
      expect(mail.html).toMatch(breaksLongWords)
      const ending = mail.links.filter((link) => link.startsWith(`${settings.PORTAL_URL}/desinscription#token=`))
      expect(ending).toHaveLength((await isOptional(code)) ? 1 : 0)
      for (const link of ending) expect(mail.text).toContain(link)
      for (const link of ending) expect(logged.body_html).not.toContain(tokenOf(link))
      const links = new Set(mail.links.filter((link) => !ending.includes(link)))
      expect([...links].filter((link) => !link.startsWith(`${settings.PORTAL_URL}${letter.opens}`))).toEqual([])
      expect(links.size).toBe(letter.opens ? 1 : 0)
      for (const link of links) expect(mail.text).toContain(link)
      expect(logged).toMatchObject({ status: 'SENT', subject: mail.subject })
      for (const link of links) expect(tokenOf(link) && logged.body_html.includes(tokenOf(link))).toBeFalsy()
      subjects.push(mail.subject)
    }
    expect(new Set(subjects).size).toBe(locales.length)
  })
}

test('what is hostile to a page or to a header is a text of each mail, in both of its parts: it adds neither a link nor a recipient', async () => {
  const ordered = []
  for (const [code, letter] of Object.entries(letters))
    for (const locale of locales) ordered.push({ code, ...(await record(code, letter, locale)) })
  await writeHostile()
  const telling = new Set<string>()
  for (const { code, address } of ordered) {
    const received = await mailsTo(address)
    expect([code, received.length]).toEqual([code, 1])
    const { subject, html, text, links, headers } = received[0]!
    expect([code, html]).not.toEqual([code, expect.stringMatching(/<(img|script)|<\/script|<title>[^<]*<(?!\/title>)/)])
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(headers).not.toContain('bcc')
    expect(links.filter((link) => !link.startsWith(settings.PORTAL_URL))).toEqual([])
    if (html.includes(mark)) expect(text).toContain(mark)
    if (html.includes(mark)) telling.add(code)
  }
  expect(telling.size).toBeGreaterThan(20)
})
