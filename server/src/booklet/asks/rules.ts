import { askFilesMax, toldElsewhere, type BookletItem } from '@logis/contract/booklet.rules'
import { interventionFileTypes } from '@logis/contract/interventions.rules'
import { languageOf, type Locale } from '@logis/contract/locale'
import { messageFileBytes, messageFilesAtOnce } from '@logis/contract/messages.rules'
import type { Call } from '#platform/call.ts'
import { settings } from '#platform/config.ts'
import { db, write } from '#platform/db.ts'
import { keptNameOf, type FilesLimits, type FormFile } from '#platform/files/filesForm.ts'
import { keptOnce, receivePaper } from '#platform/files/papers.ts'
import { holdForJob, type Held } from '#platform/holding.ts'
import { onceDone, repeatableCall, type Repeatable } from '#platform/idempotency.ts'
import { created, deleted, record } from '#platform/journal.ts'
import { demandLimit, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { attachFromOutside } from '../../documents/attachments/rules.ts'
import { tellOfDelivery } from '../../notifications/rules.ts'
import { changing } from '../rules.ts'
import * as sql from './sql.ts'

/** Nobody is flooded in the portal's name. */
const perAsker: Limit = { name: 'booklet-asks', times: 40, seconds: 3600 }
const perAddress: Limit = { name: 'booklet-asked', times: 10, seconds: 86_400 }
/** A link has 256 bits: whoever tries many has none. What opened something was no guess. */
const guesses: Limit = { name: 'booklet-ask-links', times: 20, seconds: 3600 }

export type Asked = { email: string; message: string; device_id?: number | null | undefined; locale: Locale }

/** Mails a link that adds files to one part of the booklet, for fourteen days; once for each key. A notice is asked for a device of the home. */
export const ask = async (scope: ProjectScope, item: BookletItem, part: string, asked: Asked) => {
  if (toldElsewhere.includes(item)) refuse('BOOKLET_PART_NOT_FOUND')
  await demandLimit(perAsker, String(scope.actor.userId))
  await demandLimit(perAddress, asked.email)
  const repeatable = repeatableCall(scope.call, { item, part, ...asked, residence_id: scope.residenceId })
  return changing(scope, (held) => onceDone(held.tx, scope, repeatable, () => noteAsk(held, item, part, asked)))
}

const noteAsk = async (held: Held, item: BookletItem, part: string, { email, message, locale, ...asked }: Asked) => {
  const device_id = asked.device_id ?? null
  if (device_id !== null && !(await sql.isDeviceOf(held, device_id))) refuse('DEVICE_NOT_FOUND')
  const id =
    (await sql.insertAsk(held, { item, part, device_id, email, message, locale })) ?? refuse('BOOKLET_PART_NOT_FOUND')
  await recordMail(held.tx, {
    channel_code: 'BOOKLET_ASK',
    recipient: email,
    locale,
    residence_id: held.residenceId,
    company_id: held.companyId,
    sender_user_id: held.author.userId,
    facts: { ask: String(id) },
  })
  const changes = created({ booklet_asked: email, [`booklet.${item}.${part}`]: null })
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
}

/** The link opens nothing any more; what it brought stays. */
export const revokeAsk = (scope: ProjectScope, id: number) =>
  changing(scope, async (held) => {
    const gone = (await sql.revokeAsk(held, id)) ?? refuse('RESOURCE_NOT_FOUND')
    const changes = deleted({ booklet_asked: gone.email })
    await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
  })

/** The ask behind a link. Every try counts until one is right. */
const findLinked = async (call: Call, token: string): Promise<sql.AskRow> => {
  const network = subnetOf(call.ip)
  await demandLimit(guesses, network)
  const row = (await sql.findAsk(db, token)) ?? refuse('BOOKLET_LINK_OVER')
  await giveBack(guesses, network)
  return row
}

const shown = (
  { item_fr, item_en, part_fr, part_en, device, home, city, company, asker, message, files_count }: sql.AskRow,
  locale: Locale,
) => ({
  company,
  asker,
  home,
  city,
  item: languageOf(locale) === 'fr' ? item_fr : item_en,
  part: languageOf(locale) === 'fr' ? part_fr : part_en,
  device,
  message,
  files_count,
  files_left: Math.max(0, askFilesMax - files_count),
  file_limit: Math.min(messageFileBytes, settings.UPLOAD_MAX_BYTES),
})

/** What whoever was asked needs to know, and nothing else of the home. */
export const openAsk = async (call: Call, token: string) => shown(await findLinked(call, token), call.locale)

export const limits: FilesLimits = {
  maxBytes: messageFileBytes,
  totalBytes: messageFilesAtOnce * messageFileBytes,
  maxFiles: messageFilesAtOnce,
  receive: receivePaper(interventionFileTypes),
}
export { demandFilesField as demandField } from '#platform/files/filesForm.ts'
/** Before a byte is taken, where the link stands in a header. */
export const demandLink = async (call: Call): Promise<void> => {
  if (call.oneTimeToken !== null) await findLinked(call, call.oneTimeToken)
}

const labels: Partial<Record<string, string>> = { PLANS: 'sect_drawings', NETWORKS: 'netw_drawings' }

/** Whoever has the link has no account: their key is one of whoever asked them, apart from those that these choose. */
const keyOfAsk = ({ id }: sql.AskRow, repeatable: Repeatable | null): Repeatable | null =>
  repeatable && { ...repeatable, key: `ask ${id} ${repeatable.key}` }

/**
 * Adds files to what was asked for, once for each key; the link is proven again under the home's lock, so that one that
 * was ended adds nothing.
 */
export const addFiles = (call: Call, token: string, files: readonly FormFile[], repeatable: Repeatable | null) =>
  keptOnce(files, async () => {
    const { residence_id } = await findLinked(call, token)
    if (files.length === 0) refuse('VALIDATION_ERROR', { errors: { files: [{ code: 'required' }] } })
    return write(async (tx) => {
      const held = (await holdForJob(tx, residence_id)) ?? refuse('BOOKLET_LINK_OVER')
      const row = (await sql.findAsk(tx, token)) ?? refuse('BOOKLET_LINK_OVER')
      const asking = { actor: { userId: row.asker_user_id }, call }
      const { isRepeated } = await onceDone(tx, asking, keyOfAsk(row, repeatable), () => bring(held, row, files))
      const files_count = row.files_count + (isRepeated ? 0 : files.length)
      return { answer: shown({ ...row, files_count }, call.locale), isRepeated }
    })
  })

const bring = async (held: Held, row: sql.AskRow, files: readonly FormFile[]) => {
  if (!(await sql.countFiles(held, row.id, files.length, askFilesMax))) refuse('BOOKLET_LINK_FULL')
  for (const file of files)
    await attachFromOutside(held, file.file, {
      name: keptNameOf(file),
      creator_name: row.email,
      device_id: row.device_id,
      label: labels[row.item] ?? null,
    })
  await tellOfDelivery(held)
}
