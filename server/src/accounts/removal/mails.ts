import { languageOf } from '@logis/contract/locale'
import type { Message } from '#platform/mail/layout.ts'
import type { MailTemplate } from '#platform/mail/outbox.ts'

const texts: Record<'fr' | 'en', Message> = {
  fr: {
    subject: 'Votre compte Logis est fermé',
    preheader: 'Les données qui vous concernent seront effacées dans 30 jours.',
    title: 'Compte fermé',
    paragraphs: [
      'Bonjour,',
      'Votre compte Logis est fermé. Les données qui vous concernent seront effacées dans 30 jours.',
    ],
    notes: [
      'Ce n’était pas votre souhait ? Un compte fermé ne se rouvre pas. L’entreprise qui vous avait invité peut vous inviter de nouveau : vous créerez un autre compte, avec la même adresse si vous le voulez.',
    ],
  },
  en: {
    subject: 'Your Logis account is closed',
    preheader: 'The data about you will be erased in 30 days.',
    title: 'Account closed',
    paragraphs: ['Hello,', 'Your Logis account is closed. The data about you will be erased in 30 days.'],
    notes: [
      'If you did not want this: a closed account cannot be opened again. The company that had invited you can invite you anew, and you will create another account, with the same address if you wish.',
    ],
  },
}

export const removalMails: MailTemplate[] = [
  { code: 'ACCOUNT_DELETED', compose: async (_tx, { locale }) => texts[languageOf(locale)] },
]
