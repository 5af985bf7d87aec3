import { languageOf } from '@logis/contract/locale'
import type { Message } from '#platform/mail/layout.ts'
import type { MailTemplate } from '#platform/mail/outbox.ts'
import { homesLeftBy } from '../../residents/leaving/rules.ts'

type Text = Message & { homes: (names: readonly string[]) => string }

const texts: Record<'fr' | 'en', Text> = {
  fr: {
    subject: 'Votre compte Logis est fermé',
    preheader: 'Les données qui vous concernent seront effacées dans 30 jours.',
    title: 'Compte fermé',
    paragraphs: [
      'Bonjour,',
      'Votre compte Logis est fermé. Les données qui vous concernent seront effacées dans 30 jours.',
    ],
    homes: (names) =>
      `${names.map((name) => `« ${name} »`).join(', ')} : ${
        names.length === 1
          ? 'ce logement n’a plus de propriétaire et attend'
          : 'ces logements n’ont plus de propriétaire et attendent'
      } le prochain, que l’entreprise invitera avec un nouveau code. Qui y loue garde son accès ; ce que vous y avez payé n’est transmis à personne.`,
    notes: [
      'Ce n’était pas votre souhait ? Un compte fermé ne se rouvre pas. L’entreprise qui vous avait invité peut vous inviter de nouveau : vous créerez un autre compte, avec la même adresse si vous le voulez.',
    ],
  },
  en: {
    subject: 'Your Logis account is closed',
    preheader: 'The data about you will be erased in 30 days.',
    title: 'Account closed',
    paragraphs: ['Hello,', 'Your Logis account is closed. The data about you will be erased in 30 days.'],
    homes: (names) =>
      `${names.map((name) => `“${name}”`).join(', ')}: ${
        names.length === 1 ? 'this home has no owner any more and waits' : 'these homes have no owner any more and wait'
      } for the next one, whom the company will invite with a new code. Whoever rents there keeps their access; what you paid there is passed on to nobody.`,
    notes: [
      'If you did not want this: a closed account cannot be opened again. The company that had invited you can invite you anew, and you will create another account, with the same address if you wish.',
    ],
  },
}

/** Who owned a home alone reads what becomes of it. */
const compose: MailTemplate['compose'] = async (tx, { locale, recipient_user_id }) => {
  const { homes, ...message } = texts[languageOf(locale)]
  const names = recipient_user_id === null ? [] : await homesLeftBy(tx, recipient_user_id)
  return names.length === 0 ? message : { ...message, paragraphs: [...message.paragraphs, homes(names)] }
}

export const removalMails: MailTemplate[] = [{ code: 'ACCOUNT_DELETED', compose }]
