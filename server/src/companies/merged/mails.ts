import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { isStaff } from '#platform/worksFor.ts'
import { findMerged } from './sql.ts'

const texts = {
  fr: {
    subject: (from: string, into: string) => `${from} fait désormais partie de ${into}`,
    preheader: 'Votre compte reste le même.',
    title: 'Votre société a été réunie à une autre',
    hello: 'Bonjour,',
    what: (from: string, into: string) =>
      `Sur Logis, ${from} fait désormais partie de ${into} : c’est pour ${into} que vous y travaillez à présent.`,
    moved: (from: string) =>
      `Les projets, les contacts, les modèles et les abonnements de ${from} l’ont suivie, vos collègues aussi. S’ils sont nombreux, il faut quelques minutes avant de tous les retrouver.`,
    seen: (into: string) => `Vous voyez ce que voient vos nouveaux collègues de ${into}, et eux ce que vous voyez.`,
    button: 'Ouvrir le portail',
    note: 'Votre adresse et votre mot de passe restent les mêmes. Vos sessions ont pris fin : connectez-vous de nouveau.',
  },
  en: {
    subject: (from: string, into: string) => `${from} is now part of ${into}`,
    preheader: 'Your account stays the same.',
    title: 'Your company has been merged into another',
    hello: 'Hello,',
    what: (from: string, into: string) =>
      `On Logis, ${from} is now part of ${into}: you work there for ${into} from now on.`,
    moved: (from: string) =>
      `The projects, contacts, templates and subscriptions of ${from} have gone with it, and so have your colleagues. If there are many, it takes a few minutes until you find all of them.`,
    seen: (into: string) => `You see what your new colleagues at ${into} see, and they see what you see.`,
    button: 'Open the portal',
    note: 'Your address and your password stay the same. Your sessions have ended: please sign in again.',
  },
}

/** Nothing to whoever has left by then, or where the company that they came to opens for nobody. */
const compose = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const { company_id, recipient_user_id, locale, facts } = mail
  if (company_id === null || !(await isStaff(tx, recipient_user_id, company_id))) return null
  const found = await findMerged(tx, Number(facts.from), company_id)
  if (!found) return null
  const { from, into } = found
  const own = texts[languageOf(locale)]
  return {
    subject: own.subject(from, into),
    preheader: own.preheader,
    title: own.title,
    company: into,
    paragraphs: [own.hello, own.what(from, into), own.moved(from), own.seen(into)],
    button: { label: own.button, url: portalUrl(`/company/${company_id}`) },
    notes: [own.note],
  }
}

export const mergerMails: MailTemplate[] = [{ code: 'COMPANY_MERGED', compose }]
