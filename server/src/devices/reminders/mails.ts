import { languageOf } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { longDay, numbers } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findTold } from '../../residents/rules.ts'
import { listWaiting } from './sql.ts'

const texts = {
  fr: {
    subject: (home: string, task: string, count: number) =>
      count === 1 ? `${task} : ${home}` : `${numbers.fr(count)} entretiens à prévoir : ${home}`,
    preheader: 'Ce que votre logement demande dans le mois qui vient.',
    title: (count: number) => (count === 1 ? 'Un entretien à prévoir' : 'Des entretiens à prévoir'),
    intro: (home: string) => `Dans le mois qui vient, pour « ${home} » :`,
    line: (task: string, device: string, day: string) => `${task} (${device}), avant le ${day}`,
    done: 'Une fois l’entretien fait, indiquez-le dans votre logement et joignez une photo de l’attestation : elle y reste.',
    button: 'Ouvrir mon logement',
  },
  en: {
    subject: (home: string, task: string, count: number) =>
      count === 1 ? `${task}: ${home}` : `${numbers.en(count)} maintenance tasks to plan: ${home}`,
    preheader: 'What your home asks for in the coming month.',
    title: (count: number) => (count === 1 ? 'Maintenance to plan' : 'Maintenance tasks to plan'),
    intro: (home: string) => `In the coming month, for “${home}”:`,
    line: (task: string, device: string, day: string) => `${task} (${device}), before ${day}`,
    done: 'Once it is done, tick it off in your home and add a photo of the certificate: it stays there.',
    button: 'Open my home',
  },
}

/** Not sent where all of it was done, or its reader moved out, before the mail left. */
const composeReminder = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const home = mail.residence_id ? await findTold(tx, mail.residence_id) : undefined
  const tasks = await listWaiting(tx, mail, (mail.facts['tasks'] ?? '').split(',').map(Number))
  if (!home || tasks.length === 0) return null
  const language = languageOf(mail.locale)
  const own = texts[language]
  const lines = tasks.map(({ name_fr, name_en, device, due_date }) =>
    own.line(language === 'fr' ? name_fr : name_en, device, longDay(due_date, mail.locale)),
  )
  const first = tasks[0]!
  return {
    subject: own.subject(home.name, language === 'fr' ? first.name_fr : first.name_en, tasks.length),
    preheader: own.preheader,
    title: own.title(tasks.length),
    company: home.company_name,
    paragraphs: [language === 'fr' ? 'Bonjour,' : 'Hello,', own.intro(home.name), lines.join('\n'), own.done],
    button: { label: own.button, url: portalUrl(`/logement/${home.id}`) },
  }
}

export const careMails: MailTemplate[] = [{ code: 'MAINTENANCE_REMINDER', compose: composeReminder }]
