import { languageOf } from '@logis/contract/locale'
import { longTime } from '#platform/formats.ts'
import type { MailTemplate } from '#platform/mail/outbox.ts'

const texts = {
  fr: {
    subject: 'Nouvelle connexion à votre compte',
    preheader: 'Votre compte a été ouvert sur un appareil que nous ne connaissions pas.',
    title: 'Nouvelle connexion',
    hello: 'Bonjour,',
    told: (device: string, ip: string, at: string) =>
      `Votre compte Logis vient d’être ouvert sur un nouvel appareil : ${device}, adresse ${ip}, le ${at}.`,
    device: (browser: string, system: string) => `${browser} sur ${system}`,
    unknown: 'appareil non reconnu',
    notes: [
      'C’était vous ? Il n’y a rien à faire.',
      'Ce n’était pas vous ? Changez aussitôt votre mot de passe, puis fermez cette session depuis la page Sécurité de votre compte.',
    ],
  },
  en: {
    subject: 'New sign-in to your account',
    preheader: 'Your account was opened on a device we did not know.',
    title: 'New sign-in',
    hello: 'Hello,',
    told: (device: string, ip: string, at: string) =>
      `Your Logis account has just been opened on a new device: ${device}, address ${ip}, on ${at}.`,
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'unrecognised device',
    notes: [
      'If this was you, there is nothing to do.',
      'If this was not you, change your password at once, then close this session on the Security page of your account.',
    ],
  },
}

export const signInMails: MailTemplate[] = [
  {
    code: 'NEW_DEVICE',
    compose: async (_tx, { locale, facts }) => {
      const { hello, told, device, unknown, ...message } = texts[languageOf(locale)]
      const { browser, system, ip = '', at = new Date().toISOString() } = facts
      const named = browser && system ? device(browser, system) : (browser ?? system ?? unknown)
      return { ...message, paragraphs: [hello, told(named, ip, longTime(at, locale))] }
    },
  },
]
