import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findOpened } from './sql.ts'

const texts = {
  fr: {
    subject: (company: string) => `${company} vous donne accès à ses projets`,
    preheader: 'Vous pouvez les consulter et y ajouter vos interventions.',
    title: 'Un accès vous a été donné',
    hello: 'Bonjour,',
    given: (company: string) =>
      `${company} autorise votre société à consulter ses projets et leurs documents sur Logis.`,
    may: 'Vous pouvez aussi y ajouter vos propres interventions. Vous ne pouvez rien y modifier d’autre.',
    button: 'Voir mes accès',
    note: 'Cet accès peut être retiré à tout moment, avec effet immédiat.',
  },
  en: {
    subject: (company: string) => `${company} gives you access to its projects`,
    preheader: 'You can read them and add your interventions.',
    title: 'You have been given access',
    hello: 'Hello,',
    given: (company: string) => `${company} lets your company read its projects and their documents on Logis.`,
    may: 'You can also add interventions of your own. You cannot change anything else there.',
    button: 'See my accesses',
    note: 'This access may be withdrawn at any time, with immediate effect.',
  },
}

/** Not sent when the access has been taken back before the mail left. */
const compose = async (tx: Tx, { company_id, facts, locale }: LoggedMail): Promise<Message | null> => {
  const opened = company_id === null ? undefined : await findOpened(tx, Number(facts.resource_id), company_id)
  if (!opened) return null
  const own = texts[languageOf(locale)]
  return {
    subject: own.subject(opened.name),
    preheader: own.preheader,
    title: own.title,
    company: opened.name,
    paragraphs: [own.hello, own.given(opened.name), own.may],
    button: { label: own.button, url: portalUrl(`/accesses/${company_id}?liste=granted`) },
    notes: [own.note],
  }
}

export const accessMails: MailTemplate[] = [{ code: 'RESOURCE_ACCESS_GRANTED', compose }]
