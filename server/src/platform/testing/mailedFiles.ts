import fs from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { settings } from '../config.ts'
import { runJobs } from './jobs.ts'

/** What has reached an address as a file, once everything that waits has left. */
export const filesMailedTo = async (address: string) => {
  await runJobs()
  const names = await fs.readdir(settings.MAIL_FOLDER)
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await fs.readFile(path.join(settings.MAIL_FOLDER, name)))),
  )
  return mails
    .filter(({ to }) => to?.[0]?.address === address)
    .flatMap(({ attachments }) => attachments)
    .map(({ filename, mimeType, content }) => ({ filename, mimeType, bytes: Buffer.from(content as ArrayBuffer) }))
}
