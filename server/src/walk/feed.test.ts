import { invitationCodes } from '@logis/contract/invitations.rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { operations } from '#platform/operations.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalMark } from '#platform/testing/journal.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { expected } from './expected.ts'
import { clientOf, people, type Person } from './people.ts'
import { residenceOf } from './places.ts'
import type { Row } from './row.ts'
import { subjects } from './subjects.ts'

withoutLimits()

type Input = Record<string, unknown>

/** What speaks of a project and is not told in its feed. */
const untold: Record<string, string> = {
  'certificates.previewCertificate': 'a question, and changes nothing',
  'flats.matchFlats': 'a question, and changes nothing',
  'templates.previewTemplate': 'a question, and changes nothing',
  'residents.requestAccess': 'a question to the landlord: the answer is told',
  'residents.withdrawRequest': 'a question that nobody has answered',
  'invitations.sendCode': 'a job mails a home its own code, and changes nothing',
  'templates.startTemplateRun': 'its row finds no project to change: templates/runs',
  'templates.applyTemplate': 'its row finds no project to change: templates/applyTemplate.test.ts',
  'energies.recordReadings': 'what a meter says, no act',
  'energies.createSubscription': 'an administrator’s: recorded.test.ts',
  'energies.editSubscription': 'an administrator’s: recorded.test.ts',
  'energies.deleteSubscription': 'an administrator’s: recorded.test.ts',
  'orders.createInvoice': 'an administrator’s: recorded.test.ts',
  'orders.setInvoiceStatus': 'an administrator’s: recorded.test.ts',
  'notes.createNote': 'an administrator’s: recorded.test.ts',
  'household.addThing': 'a household keeps its things to itself',
  'household.editThing': 'a household keeps its things to itself',
  'household.deleteThing': 'a household keeps its things to itself',
  'household.addThingFiles': 'a household keeps its things to itself',
  'household.deleteThingFile': 'a household keeps its things to itself',
}
/** A job does it, and is told as it is done. */
const byJob = new Set(['invitations.startFlatInvitations'])

/** What the rows of the table ask for changes nothing here, and what changes nothing is not told. */
const changing: Record<string, (input: Input) => Promise<object>> = {
  'documents.detachLabel': async ({ document_id, label_id }) => {
    await (await clientOf('admin')).call('documents.editDocument', { document_id, label_ids: [label_id] })
    return {}
  },
  'pictures.movePicture': async ({ residence_id }) => ({ picture_id: await subjects.picture(residence_id as number) }),
  'studies.setOffice': async () => ({ company_id: await world.company('Études Isotherme') }),
}

const acts = operations
  .filter(({ name, method }) => method !== 'GET' && !untold[name])
  .map(({ name }) => ({ name, row: expected[name]! }))
const actorOf = ({ ok }: Row): Person | undefined => ok.find((person) => person !== 'support')

const ask = async (person: Person, name: string, row: Row, input: Input) => {
  const client = await clientOf(person)
  const sent = row.upload?.(input)
  if (!sent) return client.call(name, input)
  const file = { name: 'inscrit.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
  return client.upload(name, sent.address, sent.fields, row.files ?? [file])
}

/** What the feeds of a project and of its flats, or of any that the act speaks of, have been told by it since. */
const toldBy = async (name: string, id: number, after: number) => {
  const entries = db
    .selectFrom('activity_logs as l')
    .innerJoin('activity_entries as e', 'e.id', 'l.entry_id')
    .innerJoin('residences as r', 'r.id', 'e.residence_id')
    .select(['e.context_http_name', 'l.action'])
    .where('l.id', '>', after)
  if (!byJob.has(name)) return entries.where('e.context_http_name', '=', name).execute()
  await runJobs()
  return entries.where((eb) => eb.or([eb('r.id', '=', id), eb('r.parent_id', '=', id)])).execute()
}

/** What was asked for is among the devices until the catalogue has it. */
const nounOf = (name: string) => (name.startsWith('products.') ? 'devices' : name.split('.')[0])
/** A page's own loads, but for the feed, which tells of anything: of the project, of the noun, of where their mails stand. */
const loads = (name: string, known: Input) =>
  operations.filter(
    (operation) =>
      operation.method === 'GET' &&
      [nounOf(name), 'projects', 'flats', 'tenants'].includes(operation.name.split('.')[0]) &&
      operation.parameters.length > 0 &&
      operation.parameters.every((parameter) => known[parameter] !== undefined) &&
      !/[.](download|open|export)/.test(operation.name),
  )
/** What a load asks beside its address. */
const more: Record<string, Input> = { 'invitations.listMailLogs': { codes: [...invitationCodes] } }
const seen = async (person: Person, name: string, known: Input): Promise<Record<string, unknown>> => {
  const client = await clientOf(person)
  const answers: Record<string, unknown> = {}
  for (const load of loads(name, known)) {
    const asked = Object.fromEntries(load.parameters.map((parameter) => [parameter, known[parameter]]))
    const { status, data, meta } = await client.call(load.name, { ...asked, ...more[load.name] })
    answers[load.name] = status === 200 ? { data, meta } : status
  }
  return answers
}
/** All by which a page of this project, or of what the act is about, is asked for. */
const knownOf = async (person: Person, id: number, input: Input): Promise<Input> => {
  const { company_id } = await db
    .selectFrom('residences')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const user_id = await world.user(people[person])
  // What is sent for many flats stands on the page of each.
  const [flat] = (input['invitations'] ?? []) as { residence_id: number }[]
  return { company_id, ...input, residence_id: flat?.residence_id ?? id, building_id: id, user_id }
}

test.each(acts)(
  'PRJ-43/recorded PRJ-43/visible $name: it is told in the feed of its project, and the next load shows it',
  async ({ name, row }) => {
    const person = actorOf(row)
    if (!person) return
    const usual = await row.input(person)
    const id = await residenceOf(usual)
    if (id === null) return
    const input = { ...usual, ...(await changing[name]?.(usual)) }
    const mark = await journalMark()
    const known = await knownOf(person, id, input)
    const before = await seen(person, name, known)
    const answer = await ask(person, name, row, input)
    const told = await toldBy(name, id, mark)
    const after = await seen(person, name, known)
    await sql`update residences set deleted_at = null where id = ${id} or parent_id = ${id}`.execute(db)
    expect(answer.status).toBeLessThan(300)
    expect(told).not.toEqual([])
    for (const { action } of told) expect(action).toBeOneOf(['CREATED', 'UPDATED', 'DELETED'])
    expect(after).not.toEqual(before)
  },
)
