import { proofName, proofPrefix } from '@logis/contract/identities.rules'
import { db, write, type Tx } from '#platform/db.ts'
import { findTexts } from '#platform/dns.ts'
import { recordMail } from '#platform/mail.ts'
import { note } from '#platform/securityLog.ts'
import { listAdministrators } from '../../companies/members/rules.ts'
import * as sql from './sql.ts'

/** Each domain daily, so many an hour. Where so many in a row are not answered, it is the answers that are missing. */
const due = { hours: 23, most: 100 }
const silencesMax = 3
/** How long the record may be gone before the domain counts no more. */
export const graceDays = 14

/** What the company's administrators read: that the record is gone, and until when it is waited for; that it is over. */
const tellAdministrators = async (tx: Tx, { company_id, domain }: sql.Watched, facts: Record<string, string>) => {
  for (const { id, email, locale } of await listAdministrators(tx, company_id))
    await recordMail(tx, {
      channel_code: 'IDENTITY_DOMAIN_MISSING',
      recipient: email,
      recipient_user_id: id,
      locale,
      company_id,
      facts: { domain, ...facts },
    })
}

/** Where a proven domain has no record: it counts for two weeks more, and no longer then; administrators read either. */
export const noteMissing = (watched: sql.Watched): Promise<void> =>
  write(async (tx) => {
    const missing = await sql.noteMissing(tx, watched, graceDays)
    if (missing?.is_new) await tellAdministrators(tx, watched, { ends_on: missing.ends_on })
    if (!missing?.is_lost) return
    const { company_id: companyId, domain } = watched
    await note(tx, null, 'IDENTITY_DOMAIN_CHANGED', { companyId, details: { domain, state: 'LOST' } })
    await tellAdministrators(tx, watched, {})
  })

/** Answers whether anybody could say. */
const look = async (watched: sql.Watched): Promise<boolean> => {
  const texts = await findTexts(proofName(watched.domain))
  if (texts === null) await sql.noteSilence(db, watched)
  else if (texts.includes(proofPrefix + watched.proof)) await sql.noteFound(db, watched)
  else await noteMissing(watched)
  return texts !== null
}

/** Looks at proven domains again, one after the other. Safe to repeat. */
export const watchDomains = async (): Promise<void> => {
  let silences = 0
  for (const watched of await sql.listDue(db, due)) {
    silences = (await look(watched)) ? 0 : silences + 1
    if (silences === silencesMax) return
  }
}
