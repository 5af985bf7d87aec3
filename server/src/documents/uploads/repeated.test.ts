import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { as, type Answer } from '#platform/testing/client.ts'
import { bracketed, paper } from '#platform/testing/forms.ts'
import { photo } from '#platform/testing/photos.ts'
import { world } from '#platform/testing/world.ts'

// A file that is sent again because its answer was lost on the way: there once, with one answer.

const kept = () =>
  readdirSync(settings.STORAGE_FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length

type Send = (key: string, altered?: boolean) => Promise<Answer>
const bytesOf = (altered = false) => (altered ? '%PDF-1.4 autre' : '%PDF-1.4')

const document = async (): Promise<Send> => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  return (key, altered) =>
    hugo.upload('documents.uploadDocument', { residence_id }, {}, [{ name: 'Relevé.pdf', bytes: bytesOf(altered) }], {
      'idempotency-key': key,
    })
}

const deviceFile = async (): Promise<Send> => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  const { id } = await db
    .selectFrom('devices')
    .select('id')
    .where('residence_id', '=', residence_id)
    .executeTakeFirstOrThrow()
  return (key, altered) =>
    hugo.upload('devices.uploadDeviceDocument', { device_id: id }, {}, [{ name: 'A.pdf', bytes: bytesOf(altered) }], {
      'idempotency-key': key,
    })
}

const picture = async (): Promise<Send> => {
  const hugo = await as('hugo@clairiere.example')
  const residence_id = await world.project('Maison Les Lilas')
  const [first, second] = [await photo('un.jpg'), await photo('deux.jpg')]
  return (key, altered) =>
    hugo.upload('pictures.addPictures', { residence_id }, {}, altered ? [second] : [first], { 'idempotency-key': key })
}

const certificate = async (): Promise<Send> => {
  const yann = await as('yann@lenoir.example')
  const company_id = await world.company('Chauffage Lenoir')
  const home = { residence: { id: await world.project('Mme Chevalier') }, intervention: { type: 'DIAGNOSTIC' } }
  const path = { company_id }
  const made = await yann.upload('interventions.createIntervention', path, bracketed(home), [])
  const place = { ...path, intervention_id: made.data.id as number }
  return (key, altered) => {
    const [field] = [paper('intervention[files][ptg_others][]')]
    const file = { ...field, field: 'intervention[files][ptg_others][]', name: 'Attestation.pdf' }
    const sent = [{ ...file, bytes: bytesOf(altered) }]
    return yann.upload('interventions.postIntervention', place, { _method: 'PATCH' }, sent, { 'idempotency-key': key })
  }
}

test.each([
  ['a document', document],
  ['a file of a device', deviceFile],
  ['a photo', picture],
  ['a certificate of an intervention', certificate],
])('%s is there once, however often and at once it comes by one key', async (what, prepare) => {
  const key = what.replaceAll(' ', '-')
  const send = await prepare()
  const before = kept()
  const first = await send(key)
  expect(first.status).toBeLessThan(300)
  const after = kept()
  expect(after).toBeGreaterThan(before)
  const again = await Promise.all([send(key), send(key)])
  expect(again.map(({ data }) => data)).toEqual([first.data, first.data])
  expect(kept()).toBe(after)
  expect(await send(key, true)).toMatchObject({ status: 409, error_reason: 'IDEMPOTENCY_KEY_REUSED' })
  expect(kept()).toBe(after)
})
