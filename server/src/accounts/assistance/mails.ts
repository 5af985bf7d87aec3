import { languageOf } from '@logis/contract/locale'
import { clockTime } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'

const texts = {
  fr: {
    subject: 'L’assistance a accédé à votre compte',
    preheader: (name: string) => `${name} intervient à votre place, pour une heure au plus.`,
    title: 'Accès d’assistance',
    hello: 'Bonjour,',
    looks: (name: string, until: string) =>
      `${name}, de l’assistance Logis, consulte le portail à votre place, jusqu’à ${until} au plus tard. Rien ne peut être modifié par cet accès.`,
    changes: (name: string, until: string) =>
      `${name}, de l’assistance Logis, agit sur le portail à votre place, jusqu’à ${until} au plus tard. Ses actions portent la mention « assistance » dans le suivi des projets.`,
    reason: (reason: string) => `Motif : ${reason}`,
    notes: [
      'Cet accès ne permet ni de changer votre mot de passe ou votre adresse e-mail, ni d’exporter ou de supprimer des données.',
      'Vous n’avez rien demandé ? Prévenez l’équipe qui gère votre portail.',
    ],
  },
  en: {
    subject: 'Support has accessed your account',
    preheader: (name: string) => `${name} is working on your behalf, for an hour at most.`,
    title: 'Support access',
    hello: 'Hello,',
    looks: (name: string, until: string) =>
      `${name}, from Logis support, is viewing the portal on your behalf, until ${until} at the latest. This access cannot change anything.`,
    changes: (name: string, until: string) =>
      `${name}, from Logis support, is working on the portal on your behalf, until ${until} at the latest. What they do is marked “support” in the activity of projects.`,
    reason: (reason: string) => `Reason: ${reason}`,
    notes: [
      'This access can neither change your password or your email address, nor export or delete data.',
      'If you did not ask for it, tell the team that runs your portal.',
    ],
  },
}

const compose = async (_tx: unknown, { locale, facts }: LoggedMail): Promise<Message> => {
  const said = texts[languageOf(locale)]
  const { name = '', reason = '', read_only, until = '' } = facts
  return {
    subject: said.subject,
    preheader: said.preheader(name),
    title: said.title,
    paragraphs: [
      said.hello,
      said[read_only === 'true' ? 'looks' : 'changes'](name, clockTime(until, locale)),
      said.reason(reason),
    ],
    notes: said.notes,
  }
}

/** ADMIN-16: nobody is acted for without being told. */
export const assistanceMails: MailTemplate[] = [{ code: 'SUPPORT_ACCESS', compose }]
