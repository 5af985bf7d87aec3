import { beforeAll, expect, test } from 'vitest'
import { operations } from '#platform/operations.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { moveIn } from '#platform/testing/people.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { filesOfZip } from '#platform/testing/zip.ts'
import { clientOf, type Person } from './people.ts'

withoutLimits()

/** Of a private file of the building that Tom lives in: in its name, and in what it says. */
const secret = 'Litige-7f3a21'
let building: number
let flat: number

beforeAll(async () => {
  building = await world.project('Résidence Les Tilleuls')
  flat = (await world.flats('Résidence Les Tilleuls'))[0]!.id
  await moveIn('tom@foyer.example', flat)
  const file = { name: `${secret}.pdf`, type: 'application/pdf', bytes: `%PDF-1.4 ${secret}\n%%EOF` }
  const samira = await clientOf('samira')
  await samira.upload('documents.uploadDocument', { residence_id: building }, { is_private: '1' }, [file])
})

/** What an answer says to whoever opens it: the names and the files of an archive, the words of a PDF. */
const saidBy = async (bytes: Buffer): Promise<string> => {
  if (bytes.subarray(0, 2).toString() === 'PK') return [...filesOfZip(bytes)].flat().map(String).join('\n')
  return bytes.subarray(0, 4).toString() === '%PDF' ? (await readPdf(bytes)).text : bytes.toString()
}

/** Whatever is read of a home by its address, and of all that is one's own. One of them does not end. */
const reads = operations.filter(
  ({ name, method, path }) =>
    method === 'GET' && !/[{](?!residence_id|company_id)/.test(path) && name !== 'notifications.followNotifications',
)

/** The operations that answer this person of the building or of the flat, and those of them that tell the secret. */
const askedBy = async (person: Person) => {
  const client = await clientOf(person)
  const company_id = await world.company('Habitat Rivages')
  const [answered, telling] = [new Set<string>(), new Set<string>()]
  const ask = async ({ name, path }: (typeof reads)[number]) => {
    for (const residence_id of path.includes('{residence_id}') ? [building, flat] : [null]) {
      const place = { ...(path.includes('{company_id}') && { company_id }), ...(residence_id && { residence_id }) }
      const { status, bytes } = await client.call(name, place)
      if (status >= 300) continue
      answered.add(name)
      if ((await saidBy(bytes)).includes(secret)) telling.add(name)
    }
  }
  await Promise.all(reads.map(ask))
  return { answered: [...answered], telling: [...telling] }
}

const documents = ['listDocuments', 'listHomeDocuments', 'listParentDocuments', 'downloadAll', 'downloadList']

test('DOC-51/walked nothing that answers a resident tells of a private file; what it is told by to staff is among it', async () => {
  const [tom, samira] = [await askedBy('tom'), await askedBy('samira')]
  expect(tom.telling).toEqual([])
  expect(tom.answered).toEqual(expect.arrayContaining(documents.map((name) => `documents.${name}`)))
  expect(samira.telling).toEqual(expect.arrayContaining(['documents.listDocuments', 'documents.downloadAll']))
})
