import { languageOf } from '@logis/contract/locale'
import type { MailTemplate } from '#platform/mail/outbox.ts'

const added = {
  fr: (name: string) => ({
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    preheader: 'Elle permet de vous connecter sans mot de passe.',
    title: 'Clé d’accès ajoutée',
    paragraphs: [
      'Bonjour,',
      `La clé d’accès « ${name} » vient d’être ajoutée à votre compte Logis. Elle permet de vous connecter sans mot de passe.`,
    ],
    notes: [
      'Ce n’était pas vous ? Supprimez-la depuis la page Sécurité de votre compte, changez votre mot de passe et prévenez votre administrateur.',
    ],
  }),
  en: (name: string) => ({
    subject: 'A passkey has been added to your account',
    preheader: 'It lets you sign in without a password.',
    title: 'Passkey added',
    paragraphs: [
      'Hello,',
      `The passkey “${name}” has just been added to your Logis account. It lets you sign in without a password.`,
    ],
    notes: [
      'If this was not you, remove it on the Security page of your account, change your password and tell your administrator.',
    ],
  }),
}

const removed = {
  fr: (name: string) => ({
    subject: 'Une clé d’accès a été supprimée de votre compte',
    preheader: 'Elle ne permet plus de vous connecter.',
    title: 'Clé d’accès supprimée',
    paragraphs: [
      'Bonjour,',
      `La clé d’accès « ${name} » vient d’être supprimée de votre compte Logis. Elle ne permet plus de vous connecter, et les sessions ouvertes avec elle ont été fermées, sauf celle qui a servi à la supprimer.`,
    ],
    notes: ['Ce n’était pas vous ? Changez aussitôt votre mot de passe et prévenez votre administrateur.'],
  }),
  en: (name: string) => ({
    subject: 'A passkey has been removed from your account',
    preheader: 'It no longer lets you sign in.',
    title: 'Passkey removed',
    paragraphs: [
      'Hello,',
      `The passkey “${name}” has just been removed from your Logis account. It no longer lets you sign in, and the sessions opened with it have been closed, except the one that removed it.`,
    ],
    notes: ['If this was not you, change your password at once and tell your administrator.'],
  }),
}

export const passkeyMails: MailTemplate[] = [
  {
    code: 'PASSKEY_ADDED',
    compose: async (_tx, { locale, facts }) => added[languageOf(locale)](facts['name'] ?? ''),
  },
  {
    code: 'PASSKEY_REMOVED',
    compose: async (_tx, { locale, facts }) => removed[languageOf(locale)](facts['name'] ?? ''),
  },
]
