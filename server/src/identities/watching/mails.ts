import { proofName } from '@logis/contract/identities.rules'
import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { longDay } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { isStaff } from '#platform/worksFor.ts'
import { companyCode, findProvider } from '../providers/rules.ts'

const texts = {
  fr: {
    hello: 'Bonjour,',
    button: 'Ouvrir la page de connexion',
    missing: {
      subject: (domain: string) => `La preuve du domaine ${domain} a disparu`,
      preheader: 'Remettez l’enregistrement en place pour garder votre connexion.',
      title: 'Une preuve de domaine a disparu',
      what: (domain: string, record: string) =>
        `L’enregistrement TXT ${record}, qui prouve que ${domain} est à votre société, n’est plus dans le DNS.`,
      next: (day: string) =>
        `Remettez-le en place avant le ${day}. Jusque-là rien ne change ; ensuite, la connexion de votre société ne sera plus proposée aux adresses de ce domaine.`,
    },
    lost: {
      subject: (domain: string) => `Le domaine ${domain} n’est plus prouvé`,
      preheader: 'La connexion de votre société n’est plus proposée à ses adresses.',
      title: 'Un domaine n’est plus prouvé',
      what: (domain: string, record: string) =>
        `L’enregistrement TXT ${record} n’est plus dans le DNS depuis deux semaines : ${domain} ne compte plus comme le domaine de votre société.`,
      next: () =>
        'La connexion de votre société n’est plus proposée aux adresses de ce domaine. Remettez l’enregistrement en place, puis vérifiez le domaine sur cette page.',
      meanwhile:
        'D’ici là, qui n’a pas de mot de passe en choisit un par « Mot de passe oublié ? », sur la page de connexion.',
      meanwhileOnly:
        'Votre société n’admet que cette connexion : d’ici là, seul entre l’administrateur qui garde l’accès de secours.',
    },
  },
  en: {
    hello: 'Hello,',
    button: 'Open the sign-in page',
    missing: {
      subject: (domain: string) => `The proof of the domain ${domain} is gone`,
      preheader: 'Put the record back to keep your sign-in.',
      title: 'The proof of a domain is gone',
      what: (domain: string, record: string) =>
        `The TXT record ${record}, which proves that ${domain} is your company’s, is no longer in the DNS.`,
      next: (day: string) =>
        `Put it back before ${day}. Nothing changes until then; afterwards your company’s sign-in will no longer be offered to addresses of this domain.`,
    },
    lost: {
      subject: (domain: string) => `The domain ${domain} is no longer proven`,
      preheader: 'Your company’s sign-in is no longer offered to its addresses.',
      title: 'A domain is no longer proven',
      what: (domain: string, record: string) =>
        `The TXT record ${record} has been gone from the DNS for two weeks: ${domain} no longer counts as your company’s domain.`,
      next: () =>
        'Your company’s sign-in is no longer offered to addresses of this domain. Put the record back, then check the domain on this page.',
      meanwhile: 'Until then, whoever has no password chooses one through “Forgot your password?” on the sign-in page.',
      meanwhileOnly:
        'Your company accepts this sign-in alone: until then, only the administrator who keeps the fallback gets in.',
    },
  },
}

const compose = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const { company_id, recipient_user_id, locale, facts } = mail
  if (company_id === null || !(await isStaff(tx, recipient_user_id, company_id))) return null
  const { hello, button, ...own } = texts[languageOf(locale)]
  const domain = facts['domain'] ?? ''
  const day = facts['ends_on']
  const { subject, what, next, preheader, title } = day ? own.missing : own.lost
  const provider = await findProvider(tx, companyCode(company_id))
  const meanwhile = provider?.company?.is_only_way ? own.lost.meanwhileOnly : own.lost.meanwhile
  return {
    preheader,
    title,
    subject: subject(domain),
    paragraphs: [
      hello,
      what(domain, proofName(domain)),
      next(day ? longDay(day, locale) : ''),
      ...(day ? [] : [meanwhile]),
    ],
    button: { label: button, url: portalUrl(`/identity/${company_id}`) },
  }
}

export const watchingMails: MailTemplate[] = [{ code: 'IDENTITY_DOMAIN_MISSING', compose }]
