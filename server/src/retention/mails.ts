import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { shortDay } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { calendar } from './rules.ts'
import { findRetention } from './sql.ts'

type Facts = { name: string; kept: string }

const texts = {
  fr: {
    subject: ({ kept }: Facts) => `Vos données sont conservées jusqu’au ${kept}`,
    preheader: 'Ce qui est conservé, ce qui peut être effacé ensuite.',
    title: 'La conservation de vos données prend fin',
    paragraphs: ({ name, kept }: Facts) => [
      'Bonjour,',
      `L’abonnement de ${name} a pris fin. Ses données sont conservées jusqu’au ${kept}.`,
      'Passé cette date, un administrateur du portail peut les archiver ou les effacer. Les logements où quelqu’un habite gardent leur carnet.',
      'D’ici là, vous pouvez récupérer vos projets et leurs documents depuis le portail.',
    ],
    button: 'Voir mes projets',
    notes: ['Pour les conserver plus longtemps, contactez l’équipe qui suit votre contrat.'],
  },
  en: {
    subject: ({ kept }: Facts) => `Your data is kept until ${kept}`,
    preheader: 'What is kept, and what may be erased afterwards.',
    title: 'The retention of your data is coming to an end',
    paragraphs: ({ name, kept }: Facts) => [
      'Hello,',
      `The subscription of ${name} has ended. Its data is kept until ${kept}.`,
      'After that day, an administrator of the portal may archive or erase it. Homes where somebody lives keep their booklet.',
      'Until then, you can take your projects and their documents from the portal.',
    ],
    button: 'See my projects',
    notes: ['To have it kept longer, contact the team that manages your contract.'],
  },
}

/** Not sent when the company has subscribed again, or the end was put off, before the mail left. */
const composeEnding = async (tx: Tx, { company_id, facts, locale }: LoggedMail): Promise<Message | null> => {
  const found = company_id === null ? undefined : await findRetention(tx, company_id, calendar())
  if (!found || found.kept_until !== facts['kept_until']) return null
  const own = texts[languageOf(locale)]
  const told: Facts = { name: found.company.name, kept: shortDay(found.kept_until) }
  return {
    subject: own.subject(told),
    preheader: own.preheader,
    title: own.title,
    company: found.company.name,
    paragraphs: own.paragraphs(told),
    button: { label: own.button, url: portalUrl(`/projects/${found.company.id}`) },
    notes: own.notes,
  }
}

export const retentionMails: MailTemplate[] = [{ code: 'RETENTION_ENDING', compose: composeEnding }]
