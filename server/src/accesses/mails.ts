import { keepsInterventions } from '@logis/contract/companies.rules'
import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findOpened } from './sql.ts'

const texts = {
  fr: {
    subject: (company: string) => `${company} vous donne accès à ses projets`,
    preheader: {
      adding: 'Vous pouvez les consulter et y ajouter vos interventions.',
      reading: 'Vous pouvez les consulter.',
    },
    title: 'Un accès vous a été donné',
    hello: 'Bonjour,',
    given: (company: string) =>
      `${company} autorise votre société à consulter ses projets et leurs documents sur Logis.`,
    may: {
      adding: 'Vous pouvez aussi y ajouter vos propres interventions. Vous ne pouvez rien y modifier d’autre.',
      reading: 'Vous ne pouvez rien y modifier.',
    },
    button: 'Voir mes accès',
    note: 'Cet accès peut être retiré à tout moment, avec effet immédiat.',
  },
  en: {
    subject: (company: string) => `${company} gives you access to its projects`,
    preheader: { adding: 'You can read them and add your interventions.', reading: 'You can read them.' },
    title: 'You have been given access',
    hello: 'Hello,',
    given: (company: string) => `${company} lets your company read its projects and their documents on Logis.`,
    may: {
      adding: 'You can also add interventions of your own. You cannot change anything else there.',
      reading: 'You cannot change anything there.',
    },
    button: 'See my access',
    note: 'This access can be withdrawn at any time, with immediate effect.',
  },
}

/** Not sent when the access has been taken back before the mail left. */
const compose = async (tx: Tx, { company_id, facts, locale }: LoggedMail): Promise<Message | null> => {
  const opened = company_id === null ? undefined : await findOpened(tx, Number(facts.resource_id), company_id)
  if (!opened) return null
  const own = texts[languageOf(locale)]
  const may = keepsInterventions(opened.reader_type) ? 'adding' : 'reading'
  return {
    subject: own.subject(opened.name),
    preheader: own.preheader[may],
    title: own.title,
    company: opened.name,
    paragraphs: [own.hello, own.given(opened.name), own.may[may]],
    button: { label: own.button, url: portalUrl(`/accesses/${company_id}?liste=granted`) },
    notes: [own.note],
  }
}

export const accessMails: MailTemplate[] = [{ code: 'RESOURCE_ACCESS_GRANTED', compose }]
