import { randomInt } from 'node:crypto'
import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { holdForJob } from '#platform/holding.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { findById, giveCode } from './sql.ts'

const texts = {
  fr: {
    subject: (home: string) => `Votre code pour ouvrir le carnet de « ${home} »`,
    preheader: 'Il est valable dix minutes.',
    title: 'Ouvrir un carnet partagé',
    hello: 'Bonjour,',
    body: (home: string) => `Saisissez ce code sur la page du carnet de « ${home} » pour l’ouvrir.`,
    code: 'Votre code',
    note: 'Il est valable dix minutes et ne sert qu’une fois. Vous n’avez rien demandé ? Ignorez ce message.',
  },
  en: {
    subject: (home: string) => `Your code to open the booklet of “${home}”`,
    preheader: 'It is valid for ten minutes.',
    title: 'Open a shared booklet',
    hello: 'Hello,',
    body: (home: string) => `Enter this code on the page of the booklet of “${home}” to open it.`,
    code: 'Your code',
    note: 'It is valid for ten minutes and works once. If you did not ask for it, ignore this message.',
  },
}

/** The code is made as the mail leaves; of a link that is over meanwhile no mail leaves. */
const compose = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const share = await findById(tx, Number(mail.facts['share']))
  const held = share && (await holdForJob(tx, share.residence_id))
  if (!held) return null
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  await giveCode(held, share.id, code)
  const own = texts[languageOf(mail.locale)]
  return {
    subject: own.subject(share.home),
    preheader: own.preheader,
    title: own.title,
    company: share.company,
    paragraphs: [own.hello, own.body(share.home)],
    code: { label: own.code, value: code },
    notes: [own.note],
    secrets: [code],
  }
}

export const shareMails: MailTemplate[] = [{ code: 'BOOKLET_SHARE_CODE', compose }]
