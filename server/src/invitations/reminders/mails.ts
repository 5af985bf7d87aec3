import { languageOf } from '@logis/contract/locale'
import { showCode } from '@logis/contract/projects.rules'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { linkDays, linkFor, placeOf, reassuring } from '../mails.ts'
import { findInvitedHome } from '../sql.ts'
import { isStillTheirs } from './sql.ts'

type Told = { company: string; home: string; place: string }

const texts = {
  fr: {
    subject: ({ home }: Told) => `Votre carnet numérique vous attend : ${home}`,
    preheader: 'Notices, garanties et dates d’entretien de votre logement sont prêtes.',
    title: 'Votre carnet numérique vous attend',
    paragraphs: ({ company, home, place }: Told) => [
      'Bonjour,',
      `${company} a ouvert le carnet de votre logement « ${home} »${place ? `, ${place}` : ''} ; il n’est pas encore activé.`,
      'Vous y trouverez les documents du logement, les notices de vos équipements, la fin de vos garanties et les entretiens à prévoir.',
      'Le lien ci-dessous remplit le code pour vous : une minute suffit.',
    ],
    code: 'Votre code logement',
    button: 'Activer mon logement',
    notes: ({ company }: Told) => [
      `Ce lien vous est personnel ; il reste valable ${linkDays} jours.`,
      `Ce logement n’est pas le vôtre ? Ignorez ce message et prévenez ${company}.`,
    ],
  },
  en: {
    subject: ({ home }: Told) => `Your digital booklet is waiting: ${home}`,
    preheader: 'The manuals, warranties and maintenance dates of your home are ready.',
    title: 'Your digital booklet is waiting',
    paragraphs: ({ company, home, place }: Told) => [
      'Hello,',
      `${company} has opened the booklet of your home “${home}”${place ? `, ${place}` : ''}; it is not activated yet.`,
      'There you will find the documents of the home, the manuals of your devices, the end dates of your warranties and the maintenance to plan.',
      'The link below fills the code in for you: it takes a minute.',
    ],
    code: 'Your residence code',
    button: 'Activate my home',
    notes: ({ company }: Told) => [
      `This link is personal; it remains valid for ${linkDays} days.`,
      `If this is not your home, ignore this message and let ${company} know.`,
    ],
  },
}

/** Not sent where the home was activated, cancelled or given to another address before the mail left. */
const composeReminder = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const home = mail.residence_id ? await findInvitedHome(tx, mail.residence_id) : undefined
  if (!home || home.activation_date || !(await isStillTheirs(tx, mail))) return null
  const { url, token } = await linkFor(tx, mail, home, 'owner')
  const told: Told = { company: home.company_name, home: home.name, place: placeOf(home) }
  const own = texts[languageOf(mail.locale)]
  return {
    subject: own.subject(told),
    preheader: own.preheader,
    title: own.title,
    company: told.company,
    paragraphs: own.paragraphs(told),
    code: { label: own.code, value: showCode(home.residence_code) },
    button: { label: own.button, url },
    notes: [...own.notes(told), ...reassuring(home, mail.locale, 'code')],
    secrets: [token],
  }
}

export const reminderMails: MailTemplate[] = [{ code: 'ACCOUNT_REMINDER', compose: composeReminder }]
