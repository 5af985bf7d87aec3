import { createHash } from 'node:crypto'
import type { BookletModel } from '@logis/contract/booklet.package'
import { fullFileName } from '@logis/contract/documents.rules'
import type { Db, Tx } from '#platform/db.ts'
import { placedName } from '#platform/files/zip.ts'
import type { InProject } from '#platform/holding.ts'
import { contentOf, withoutAuthors } from '../content/rules.ts'
import * as sql from '../export/sql.ts'

type Source = NonNullable<BookletModel['devices'][number]['source']>
export type ExportedHome = BookletModel['home']
export type ExportedDevice = Omit<BookletModel['devices'][number], 'files' | 'source'> & { source: Source | null }
export type ExportedWall = BookletModel['walls'][number]

/** A file of the package: where it stands there, and where its bytes are. */
export type PackedFile = { path: string; row: sql.FileRow }
export type Exported = { model: BookletModel; files: PackedFile[]; fingerprint: string }

/** No two are equal, and none is a path, a pattern or, percent signs aside, anything that a manifest would have to escape. */
const pathOf = (row: sql.FileRow) => `files/${row.id}-${placedName(fullFileName(row)).replaceAll('%', '_')}`

/** All that leaves with a booklet, whoever asks: without the names of the company's people, and nothing private. */
export const exportedOf = async (on: Db | Tx, place: InProject, language: 'fr' | 'en' = 'fr'): Promise<Exported> => {
  const content = withoutAuthors(await contentOf(on, place, language))
  const files = (await sql.listFiles(on, place)).map((row) => ({ path: pathOf(row), row }))
  const devices = await sql.listDevices(on, place)
  const laws = content.items.map(({ law }) => law.date)
  const model: BookletModel = {
    version: '1.0',
    certified: false,
    law_date: laws.reduce((last, date) => (date > last ? date : last), laws[0] ?? ''),
    home: await sql.findHome(on, place),
    booklet: content,
    devices: devices.map(({ source, ...device }) => ({
      ...device,
      ...(source && { source }),
      files: files.filter(({ row }) => row.device_ids.includes(device.id)).map(({ path }) => path),
    })),
    walls: await sql.listWalls(on, place),
    files: files.map(({ path, row }) => ({
      id: row.id,
      path,
      name: fullFileName(row),
      size: row.size,
      sha256: row.sha256,
      mime_type: row.mime_type,
      of: row.of,
      labels: row.labels,
      folder: row.folder_name,
      valid_until: row.valid_until,
      created_at: row.created_at,
    })),
  }
  return { model, files, fingerprint: createHash('sha256').update(JSON.stringify(model)).digest('hex') }
}
