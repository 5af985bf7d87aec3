import { randomBytes } from 'node:crypto'
import type { SharedBooklet } from '@logis/contract/booklet.shares'
import { fullFileName } from '@logis/contract/documents.rules'
import { languageOf } from '@logis/contract/locale'
import type { Call } from '#platform/call.ts'
import { db, write, type Db, type Tx } from '#platform/db.ts'
import { mayCompress } from '#platform/files/contentType.ts'
import { zipOf } from '#platform/files/zip.ts'
import { openFile } from '#platform/files.ts'
import { linkedHome } from '#platform/gate.ts'
import { holdForJob, type InProject } from '#platform/holding.ts'
import { created, record } from '#platform/journal.ts'
import { demandLimit, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { verifyPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import { note } from '#platform/securityLog.ts'
import { bagOf } from '../bag/rules.ts'
import { bookletName, bookletPdf } from '../export/pdf.ts'
import { kindOf, sharedOf } from '../shares/rules.ts'
import * as sql from '../shares/sql.ts'

/** A link has 256 bits: whoever tries many has none. What opened something was no guess. */
const guesses: Limit = { name: 'booklet-share-links', times: 20, seconds: 3600 }
/** Passwords and codes are guessed a few times, wherever from; a right one was no guess. */
const tries: Limit = { name: 'booklet-share-tries', times: 8, seconds: 3600 }
const codes: Limit = { name: 'booklet-share-codes', times: 6, seconds: 3600 }
/** However many links are made for one address, it is written to so often. */
const codesPerAddress: Limit = { name: 'booklet-share-coded', times: 10, seconds: 3600 }

/** What a link or a pass leads to. Every try counts until one is right. */
const found = async <T>(call: Call, find: () => Promise<T | undefined>): Promise<T> => {
  const network = subnetOf(call.ip)
  await demandLimit(guesses, network)
  const row = (await find()) ?? refuse('BOOKLET_LINK_OVER')
  await giveBack(guesses, network)
  return row
}

type Answer = {
  needs: 'PASSWORD' | 'CODE' | 'NONE'
  opened: { pass: string; shared: SharedBooklet } | null
}
type Key = { password?: string | undefined; code?: string | undefined; pass?: string | undefined }

export const openShare = async (call: Call, token: string, { password, code, pass }: Key): Promise<Answer> => {
  const again = pass === undefined ? null : await openedBefore(token, pass)
  if (again) return again
  const share = await found(call, () => sql.findByToken(db, token))
  const needs: Answer['needs'] = share.password_hash ? 'PASSWORD' : share.email ? 'CODE' : 'NONE'
  if (needs === 'PASSWORD') {
    if (password === undefined) return { needs, opened: null }
    await demandLimit(tries, String(share.id))
    if (!(await verifyPassword(share.password_hash ?? '', password))) refuse('BOOKLET_SHARE_LOCKED')
    await giveBack(tries, String(share.id))
  }
  if (needs === 'CODE') {
    if (code === undefined) return { needs, opened: await mailCode(call, share) }
    await demandLimit(tries, String(share.id))
  }
  return { needs, opened: await opening(share, needs === 'CODE' ? (code ?? '') : null) }
}

/** A page that is loaded again within the hour of its pass is no second opening. What the pass is not of, it does not open. */
const openedBefore = async (token: string, pass: string): Promise<Answer | null> => {
  const [share, opened] = [await sql.findByToken(db, token), await sql.findByPass(db, pass)]
  if (!share || share.id !== opened?.id) return null
  return { needs: 'NONE', opened: { pass, shared: await show(db, linkedHome(share), share) } }
}

const mailCode = async (call: Call, { id, email, residence_id }: sql.ShareRow): Promise<null> => {
  await demandLimit(codes, String(id))
  if (email !== null) await demandLimit(codesPerAddress, email)
  await write((tx) =>
    recordMail(tx, {
      channel_code: 'BOOKLET_SHARE_CODE',
      recipient: email ?? '',
      locale: call.locale,
      residence_id,
      facts: { share: String(id) },
    }),
  )
  return null
}

/** Under the home's lock, which ending the link takes as well: told in the feed, with a pass for an hour. */
const opening = ({ id, residence_id }: sql.ShareRow, code: string | null) =>
  write(async (tx) => {
    const held = (await holdForJob(tx, residence_id)) ?? refuse('BOOKLET_LINK_OVER')
    const share = (await sql.findById(tx, id)) ?? refuse('BOOKLET_LINK_OVER')
    if (code !== null && !(await sql.takeCode(held, id, code.trim()))) refuse('BOOKLET_SHARE_LOCKED')
    if (code !== null) await giveBack(tries, String(id))
    const pass = randomBytes(32).toString('base64url')
    if (!(await sql.insertOpening(held, id, pass))) refuse('BOOKLET_SHARE_SPENT')
    const changes = created({ booklet_share_opened: share.label })
    await record(held, { action: 'UPDATED', model: 'Residence', id: residence_id, changes })
    return { pass, shared: await show(tx, held, share) }
  })

const show = async (on: Db | Tx, place: InProject, share: sql.ShareRow): Promise<SharedBooklet> => {
  const { files, exported } = await sharedOf(on, place, share.parts)
  const { devices } = exported.model
  const { home, city, company, label, expires_at } = share
  return {
    home,
    city,
    company,
    label,
    expires_at,
    is_whole: share.parts === null,
    files: files.map((file) => ({
      id: file.row.id,
      name: fullFileName(file.row),
      size: file.row.size,
      kind: kindOf(file),
      folder: file.row.folder_name,
      devices: [...new Set(devices.filter((one) => one.files.includes(file.path)).map(({ name }) => name))],
    })),
  }
}

/** The home of a pass, while its link lives. */
const byPass = async (call: Call) => {
  const share = await found(call, () => sql.findByPass(db, call.oneTimeToken ?? ''))
  return { share, ...(await sharedOf(db, linkedHome(share), share.parts)) }
}

export const downloadFile = async (call: Call, id: number) => {
  const { share, files } = await byPass(call)
  const { row } = files.find((file) => file.row.id === id) ?? refuse('DOCUMENT_NOT_FOUND')
  await sql.countFiles(db, share.opening_id, 1)
  return { name: fullFileName(row), size: row.size, mimeType: row.mime_type, bytes: await openFile(row.storage_key) }
}

/** Told to the security log before its first byte, as every export is. */
export const downloadPackage = async (call: Call) => {
  const { share, exported, files } = await byPass(call)
  const { residence_id: residenceId, company_id: companyId } = share
  await note(db, call, 'EXPORTED', { residenceId, companyId, details: { rows: files.length } })
  await sql.countFiles(db, share.opening_id, files.length)
  const name = bookletName(share.home, languageOf(call.locale))
  return { name, mimeType: 'application/zip', bytes: share.parts === null ? await whole() : someOf() }

  async function whole() {
    const madeAt = new Date()
    return bagOf(exported, { pdf: await bookletPdf(exported.model, 'fr', madeAt), madeAt })
  }
  function someOf() {
    return zipOf(
      files.map(({ row }) => ({
        folder: row.folder_name,
        name: fullFileName(row),
        size: row.size,
        modifiedAt: new Date(row.created_at),
        compress: mayCompress(row.mime_type),
        open: () => openFile(row.storage_key),
      })),
    )
  }
}
