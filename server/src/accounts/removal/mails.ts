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
    notes: ['Ce n’était pas votre souhait ? Dites-le avant ce délai à l’entreprise qui vous a invité.'],
  },
  en: {
    subject: 'Your Logis account is closed',
    preheader: 'The data about you will be erased in 30 days.',
    title: 'Account closed',
    paragraphs: ['Hello,', 'Your Logis account is closed. The data about you will be erased in 30 days.'],
    notes: ['If you did not want this, tell the company that invited you before then.'],
  },
}

export const removalMails: MailTemplate[] = [
  { code: 'ACCOUNT_DELETED', compose: async (_tx, { locale }) => texts[languageOf(locale)] },
]
