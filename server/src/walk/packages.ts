import { createHash } from 'node:crypto'
import { zipOfFiles } from '#platform/testing/zip.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const work = { id: 1, done_on: '2026-03-02', description: 'Combles', company_name: 'Isol’Ouest', author: null }
const model = {
  version: '1.0',
  certified: false,
  law_date: '2022-12-27',
  exported_at: '2026-11-20T08:00:00.000Z',
  home: {
    name: 'Maison',
    type: 'HOUSE',
    size: null,
    floor: null,
    commissioning_date: null,
    company: 'Maisons Clairière',
    address: null,
    building: null,
    owners: [],
  },
  booklet: {
    kind: null,
    triggered_on: null,
    reference: null,
    touched: [],
    proposed: null,
    done: 0,
    total: 0,
    items: [],
    works: [{ ...work, created_at: '2026-11-20T08:00:00.000Z' }],
    handover: null,
  },
  devices: [],
  walls: [],
  files: [],
}

/** The smallest package of a booklet, with one work. */
export const aPackage = (): Buffer => {
  const bag = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'
  const json = JSON.stringify(model)
  const manifest = `${hashOf(json)}  data/booklet.json\n`
  const tags = `${hashOf(bag)}  bagit.txt\n${hashOf(manifest)}  manifest-sha256.txt\n`
  const files = {
    'bagit.txt': bag,
    'manifest-sha256.txt': manifest,
    'tagmanifest-sha256.txt': tags,
    'data/booklet.json': json,
  }
  return zipOfFiles(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))
}
