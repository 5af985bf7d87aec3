import { Readable } from 'node:stream'
import { openFile } from '#platform/files.ts'
import { mayCompress } from '#platform/files/contentType.ts'
import { zipOf, type ZipEntry } from '#platform/files/zip.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { exportUserData } from '../../accounts/exports/rules.ts'
import { listFilesOf } from '../../messages/rules.ts'
import { listOwnFiles } from '../sql.ts'

type File = { name: string; size_bytes: number; mime_type: string; storage_key: string; created_at: string }
const entryOf = (folder: string, file: File): ZipEntry => ({
  folder,
  name: file.name,
  size: file.size_bytes,
  modifiedAt: new Date(file.created_at),
  compress: mayCompress(file.mime_type),
  open: () => openFile(file.storage_key),
})

const words = {
  fr: { data: 'Mes données.json', messages: 'Messages' },
  en: { data: 'My data.json', messages: 'Messages' },
}

/** All that someone has here, for themselves alone: nobody takes it in another's place, administrators included. */
export const takeAlong = async (scope: UserScope, userId: number) => {
  if (scope.actor.userId !== userId) refuse('USER_NOT_FOUND')
  const own = words[scope.locale === 'fr-FR' ? 'fr' : 'en']
  const data = Buffer.from(JSON.stringify(await exportUserData(scope, userId), null, 2))
  const json: ZipEntry = {
    folder: null,
    name: own.data,
    size: data.length,
    modifiedAt: new Date(),
    compress: true,
    open: async () => Readable.from([data]),
  }
  const things = (await listOwnFiles(userId)).map((file) => entryOf(`${file.home}, ${file.title}`, file))
  const messages = (await listFilesOf(userId)).map((file) => entryOf(own.messages, file))
  return { name: 'logis', mimeType: 'application/zip', bytes: zipOf([json, ...things, ...messages]) }
}
