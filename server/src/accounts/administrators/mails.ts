import { languageOf, type Locale } from '@logis/contract/locale'
import type { Message } from '#platform/mail/layout.ts'

const texts = {
  fr: {
    subject: 'Votre compte d’administration de Logis',
    preheader: 'Choisissez votre mot de passe pour administrer le portail.',
    title: 'Administration du portail',
    paragraphs: [
      'Bonjour,',
      'Votre compte administre désormais le portail Logis. Choisissez votre mot de passe pour y entrer.',
    ],
    button: 'Choisir mon mot de passe',
    notes: (hours: number) => [
      `Ce lien est valable ${hours} heures et ne sert qu’une fois.`,
      'Vous n’attendiez pas ce message ? Ne suivez pas ce lien et prévenez les personnes qui gèrent le portail.',
    ],
  },
  en: {
    subject: 'Your administration account on Logis',
    preheader: 'Choose your password to administer the portal.',
    title: 'Portal administration',
    paragraphs: ['Hello,', 'Your account now administers the Logis portal. Choose your password to sign in.'],
    button: 'Choose my password',
    notes: (hours: number) => [
      `This link is valid for ${hours} hours and works once.`,
      'If you did not expect this message, do not follow the link, and tell the people who run the portal.',
    ],
  },
}

/** Tells an administrator that they are one, with the link that chooses their password. */
export const administratorMail = (locale: Locale, link: { token: string; url: string }, hours: number): Message => {
  const { button, notes, ...message } = texts[languageOf(locale)]
  return { ...message, button: { label: button, url: link.url }, notes: notes(hours), secrets: [link.token] }
}
