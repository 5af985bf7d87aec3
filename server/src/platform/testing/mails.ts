import fs from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { settings } from '../config.ts'
import { runJobs } from './jobs.ts'

type ReadMail = { to: string; subject: string; text: string; html: string; links: string[]; headers: string[] }

/** Sends what waits to be sent, and reads what has reached an address, oldest first. */
export const mailsTo = async (address: string): Promise<ReadMail[]> => {
  await runJobs()
  const names = await fs.readdir(settings.MAIL_FOLDER).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(settings.MAIL_FOLDER, name))
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await fs.stat(file)).mtimeMs })))
  const mails = await Promise.all(dated.toSorted((a, b) => a.at - b.at).map(({ file }) => read(file)))
  return mails.filter(({ to }) => to === address.toLowerCase())
}

/** The code that was mailed last to an address; a mail without one may have left at the same time. */
export const lastCode = async (address: string): Promise<string> =>
  (await mailsTo(address)).flatMap(({ text }) => /[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}/.exec(text)?.[0] ?? []).at(-1)!

const read = async (file: string): Promise<ReadMail> => {
  const { to, subject = '', text = '', html = '', headers } = await PostalMime.parse(await fs.readFile(file))
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const names = headers.map(({ key }) => key)
  return { to: (to?.[0]?.address ?? '').toLowerCase(), subject, text, html, links: [...new Set(links)], headers: names }
}
