import { languageOf } from '@logis/contract/locale'
import { keptUntil, renewedUntil } from '@logis/contract/subscriptions.rules'
import type { Tx } from '#platform/db.ts'
import { shortDay } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findSubscription } from './sql.ts'

type Facts = { name: string; end: string; kept: string; next: string }

const texts = {
  fr: {
    subject: ({ name, end }: Facts) => `${name} : fin le ${end}`,
    preheader: 'Ce qui change pour vos nouveaux logements, et ce qui reste.',
    title: 'Votre abonnement prend bientôt fin',
    paragraphs: ({ name, end, kept }: Facts) => [
      'Bonjour,',
      `Votre abonnement « ${name} » prend fin le ${end}.`,
      'Passé cette date, les logements que vous créerez n’en bénéficieront plus. Ceux qui existent gardent leurs prestations jusqu’à leur propre échéance, et leurs habitants gardent leur carnet.',
      `Les données sont conservées jusqu’au ${kept}.`,
    ],
    button: 'Voir mon abonnement',
    notes: ['Pour le renouveler, contactez l’équipe qui suit votre contrat.'],
    renewing: {
      subject: ({ name, end }: Facts) => `${name} : renouvellement le ${end}`,
      preheader: 'Rien ne change pour vos logements.',
      title: 'Votre abonnement se renouvelle bientôt',
      paragraphs: ({ name, end, next }: Facts) => [
        'Bonjour,',
        `Votre abonnement « ${name} » arrive à son terme le ${end}. Il se renouvelle de lui-même, jusqu’au ${next}.`,
        'Rien ne change pour vos logements.',
      ],
      notes: ['Pour ne pas le renouveler, contactez l’équipe qui suit votre contrat.'],
    },
  },
  en: {
    subject: ({ name, end }: Facts) => `${name}: ends on ${end}`,
    preheader: 'What changes for your new homes, and what stays.',
    title: 'Your subscription ends soon',
    paragraphs: ({ name, end, kept }: Facts) => [
      'Hello,',
      `Your subscription “${name}” ends on ${end}.`,
      'After that day, the homes that you create will come without it. Those that exist keep their services until their own expiry, and their residents keep their booklet.',
      `Data is kept until ${kept}.`,
    ],
    button: 'See my subscription',
    notes: ['To renew it, contact the team that manages your contract.'],
    renewing: {
      subject: ({ name, end }: Facts) => `${name}: renews on ${end}`,
      preheader: 'Nothing changes for your homes.',
      title: 'Your subscription renews soon',
      paragraphs: ({ name, end, next }: Facts) => [
        'Hello,',
        `Your subscription “${name}” ends on ${end}. It renews automatically, until ${next}.`,
        'Nothing changes for your homes.',
      ],
      notes: ['To stop the renewal, contact the team that manages your contract.'],
    },
  },
}

/** Not sent when the end was put off, or the subscription withdrawn, before the mail left. */
const composeEnding = async (tx: Tx, { company_id, facts, locale }: LoggedMail): Promise<Message | null> => {
  const found = await findSubscription(tx, Number(facts['subscription']))
  if (!found?.ends_on) return null
  const { name_fr, name_en, ends_on, is_extended, licence_years, renews } = found
  const language = languageOf(locale)
  const kept = keptUntil(ends_on, is_extended)!
  const told: Facts = {
    name: language === 'fr' ? name_fr : name_en,
    end: shortDay(ends_on),
    kept: shortDay(kept),
    next: shortDay(renewedUntil(ends_on, licence_years)),
  }
  const { renewing, ...ending } = texts[language]
  const own = renews ? { ...ending, ...renewing } : ending
  return {
    subject: own.subject(told),
    preheader: own.preheader,
    title: own.title,
    company: found.company.name,
    paragraphs: own.paragraphs(told),
    button: { label: own.button, url: portalUrl(`/settings/${company_id}`) },
    notes: own.notes,
  }
}

export const subscriptionMails: MailTemplate[] = [{ code: 'SUBSCRIPTION_ENDING', compose: composeEnding }]
