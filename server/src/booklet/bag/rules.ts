import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BookletModel } from '@logis/contract/booklet.package'
import { businessDay } from '#platform/clock.ts'
import { mayCompress } from '#platform/files/contentType.ts'
import { openFile } from '#platform/files.ts'
import { portalUrl } from '#platform/portal.ts'
import { zipAt, type ZipPlace } from '#platform/files/zip.ts'
import { crateOf } from '../crate/rules.ts'
import type { Exported } from '../model/rules.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * The open package: a BagIt 1.0 bag (RFC 8493) that holds the booklet as JSON, an RO-Crate that describes it, the PDF, and each
 * file as it was uploaded. Unpacked, `sha256sum -c manifest-sha256.txt` proves it. Its digest is what a receipt of a sale
 * bears: that of `booklet.json` without its first two members, written without a space. Files travel one by one, none in memory.
 */
export const bagOf = (exported: Exported, { pdf, madeAt }: { pdf: Buffer; madeAt: Date }): Readable => {
  const { model, files, fingerprint } = exported
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  const written: [path: string, bytes: Buffer][] = [
    ['data/booklet.json', json({ $schema: portalUrl(schemaPath), exported_at: madeAt.toISOString(), ...model })],
    ['data/carnet.pdf', pdf],
    ['data/ro-crate-metadata.json', json(crateOf(model, madeAt))],
  ]
  const manifest = [
    ...written.map(([path, bytes]) => `${hashOf(bytes)}  ${path}`),
    ...files.map(({ path, row }) => `${row.sha256}  data/${path}`),
  ]
  const size = written.reduce((sum, [, bytes]) => sum + bytes.length, 0) + sizeOf(model)
  const info = [
    `Bagging-Date: ${businessDay(madeAt)}`,
    `Payload-Oxum: ${size}.${written.length + files.length}`,
    `Booklet-Digest: sha256:${fingerprint}`,
  ]
  const tags: [path: string, bytes: Buffer][] = [
    ['bagit.txt', Buffer.from('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')],
    ['bag-info.txt', Buffer.from(`${info.join('\n')}\n`)],
    ['manifest-sha256.txt', Buffer.from(`${manifest.join('\n')}\n`)],
  ]
  const tagManifest = tags.map(([path, bytes]) => `${hashOf(bytes)}  ${path}`).join('\n')
  const place = ([path, bytes]: [string, Buffer]): ZipPlace => ({
    path,
    size: bytes.length,
    modifiedAt: madeAt,
    compress: !path.endsWith('.pdf'),
    open: async () => Readable.from([bytes]),
  })
  return zipAt([
    ...[...tags, ['tagmanifest-sha256.txt', Buffer.from(`${tagManifest}\n`)] as [string, Buffer], ...written].map(
      place,
    ),
    ...files.map(({ path, row }) => ({
      path: `data/${path}`,
      size: row.size,
      modifiedAt: new Date(row.created_at),
      compress: mayCompress(row.mime_type),
      open: () => openFile(row.storage_key),
    })),
  ])
}

const sizeOf = ({ files }: BookletModel) => files.reduce((sum, file) => sum + file.size, 0)
/** Where the schema of `booklet.json` is published, below the portal's address. */
const schemaPath = '/v2/schemas/booklet'
