import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let residence_id: number
let company_id: number
const cancelled = (deleted_at: Date | null) =>
  db.updateTable('residences').set({ deleted_at }).where('id', '=', residence_id).execute()
beforeAll(async () => {
  residence_id = await world.project('Maison Les Érables')
  company_id = await world.company('Maisons Clairière')
  await cancelled(new Date())
})
afterAll(() => cancelled(null))

/** What the company keeps of the home, and what is made of it or lets somebody in. */
const kept = [
  'projects.getProject',
  'devices.listDevices',
  'contacts.listProjectContacts',
  'studies.getThermalStudy',
  'pictures.listPictures',
  'certificates.getCertificate',
  'feed.listActivity',
  'invitations.listMailLogs',
]
const made = [
  'booklet.readBooklet',
  'studies.getBuilding',
  'booklet.listShares',
  'provisions.listResidenceProvisions',
  'interventions.listHomeInterventions',
  'invitations.downloadCredentials',
]
const answersOf = async (who: Client, operations: readonly string[]) => {
  const answers: Record<string, string | number> = {}
  for (const name of operations) {
    const { status, error_reason } = await who.call(name, { company_id, residence_id })
    answers[name] = status < 300 ? 'read' : (error_reason ?? status)
  }
  return answers
}
const each = (operations: readonly string[], answer: string) =>
  Object.fromEntries(operations.map((name) => [name, answer]))

test.each(['hugo@clairiere.example', 'marie@horizon.example', 'lea@horizon.example'])(
  'of a cancelled home %s reads what is kept of it, and nothing is made of it',
  async (username) => {
    const who = await as(username)
    expect(await answersOf(who, kept)).toEqual(each(kept, 'read'))
    expect(await answersOf(who, made)).toEqual(each(made, 'RESIDENCE_CANCELLED'))
  },
)

test('for those who lived there, and for a rival, there is none', async () => {
  for (const who of [await as('claire@foyer.example', 'resident'), await as('zoe@batir-ouest.example')])
    for (const found of Object.values(await answersOf(who, kept)))
      expect(['RESIDENCE_NOT_FOUND', 'FORBIDDEN']).toContain(found)
})
