import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { numbers } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { isStaff } from '#platform/worksFor.ts'
import * as sql from './sql.ts'

const texts = {
  fr: {
    hello: 'Bonjour,',
    files: (count: number) =>
      count === 1
        ? 'Un fichier est joint : retrouvez-le en ligne.'
        : `${numbers.fr(count)} fichiers sont joints : retrouvez-les en ligne.`,
    received: {
      subject: (home: string) => `Message d’un résident : ${home}`,
      preheader: 'Une personne qui vit dans l’un de vos logements vous écrit.',
      title: 'Un résident vous écrit',
      body: (who: string, home: string) => `${who} vous écrit au sujet de « ${home} » :`,
      button: 'Répondre',
      note: 'Vous recevez ce message parce que vous suivez les messages des résidents ; ce réglage se trouve dans votre compte.',
    },
    answered: {
      subject: (home: string) => `Réponse à votre message : ${home}`,
      preheader: 'L’entreprise qui tient le carnet de votre logement vous a répondu.',
      title: 'Vous avez une réponse',
      body: (company: string, home: string) => `${company} vous répond au sujet de « ${home} » :`,
      button: 'Voir la conversation',
      note: 'Vous recevez ce message parce que vous avez écrit à cette entreprise.',
    },
  },
  en: {
    hello: 'Hello,',
    files: (count: number) =>
      count === 1
        ? 'One file is attached: see it online.'
        : `${numbers.en(count)} files are attached: see them online.`,
    received: {
      subject: (home: string) => `Message from a resident: ${home}`,
      preheader: 'Someone who lives in one of your homes has written to you.',
      title: 'A resident has written to you',
      body: (who: string, home: string) => `${who} has written to you about “${home}”:`,
      button: 'Answer',
      note: 'You receive this message because you follow residents’ messages; the setting is in your account.',
    },
    answered: {
      subject: (home: string) => `Answer to your message: ${home}`,
      preheader: 'The company that keeps the booklet of your home has answered you.',
      title: 'You have an answer',
      body: (company: string, home: string) => `${company} has answered you about “${home}”:`,
      button: 'See the conversation',
      note: 'You receive this message because you wrote to this company.',
    },
  },
}

type To = 'received' | 'answered'
/** A mail may wait for a day: whoever has left the home or the company meanwhile is told nothing of it any more. */
const isStillTold = (tx: Tx, { recipient_user_id, company_id }: LoggedMail, to: To, conversationId: number) =>
  to === 'received' ? isStaff(tx, recipient_user_id, company_id) : sql.livesThere(tx, conversationId, recipient_user_id)

const compose = async (tx: Tx, mail: LoggedMail, to: To): Promise<Message | null> => {
  const told = mail.facts.message ? await sql.findWritten(tx, Number(mail.facts.message)) : undefined
  if (!told || !(await isStillTold(tx, mail, to, told.conversation_id))) return null
  const all = texts[languageOf(mail.locale)]
  const own = all[to]
  const url =
    to === 'received'
      ? portalUrl(`/messages/${mail.company_id}?conversation=${told.conversation_id}`)
      : portalUrl(`/logement/${told.residence_id}/messages`)
  return {
    subject: own.subject(told.home),
    preheader: own.preheader,
    title: own.title,
    company: told.company,
    paragraphs: [
      all.hello,
      own.body(to === 'received' ? (mail.facts.who ?? '') : told.company, told.home),
      told.body,
      ...(told.files ? [all.files(told.files)] : []),
    ],
    button: { label: own.button, url },
    notes: [own.note],
  }
}

export const messageMails: MailTemplate[] = [
  { code: 'RESIDENT_MESSAGE', compose: (tx, mail) => compose(tx, mail, 'received') },
  { code: 'MESSAGE_ANSWER', compose: (tx, mail) => compose(tx, mail, 'answered') },
]
