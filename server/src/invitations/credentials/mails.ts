import { languageOf } from '@logis/contract/locale'
import { showCode } from '@logis/contract/projects.rules'
import type { Tx } from '#platform/db.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { findInvitedHome } from '../sql.ts'

const texts = {
  fr: {
    subject: 'Votre code logement',
    preheader: 'Le code que vous avez demandé.',
    hello: 'Bonjour,',
    asked: (home: string) => `Vous avez demandé à recevoir de nouveau le code de votre logement « ${home} ».`,
    use: 'Saisissez-le pour activer le logement ; une fois le logement activé, il sert à en demander l’accès.',
    button: 'Saisir mon code',
    note: 'Vous n’avez rien demandé ? Ignorez ce message et gardez votre code pour vous.',
  },
  en: {
    subject: 'Your residence code',
    preheader: 'The code you asked for.',
    hello: 'Hello,',
    asked: (home: string) => `You asked to receive the code of your home “${home}” again.`,
    use: 'Enter it to activate the home; once the home is activated, it serves to ask for access.',
    button: 'Enter my code',
    note: 'You did not ask for it? Ignore this message and keep your code to yourself.',
  },
}

const compose = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const home = mail.residence_id ? await findInvitedHome(tx, mail.residence_id) : undefined
  if (!home) return null
  const own = texts[languageOf(mail.locale)]
  return {
    subject: own.subject,
    preheader: own.preheader,
    title: own.subject,
    company: home.company_name,
    paragraphs: [own.hello, own.asked(home.name), own.use],
    code: { label: own.subject, value: showCode(home.residence_code) },
    button: { label: own.button, url: portalUrl('/activation') },
    notes: [own.note],
  }
}

export const credentialMails: MailTemplate[] = [{ code: 'RESIDENCE_CODE', compose }]
