import { languageOf } from '@logis/contract/locale'
import type { MailTemplate } from '#platform/mail/outbox.ts'

const texts = {
  fr: {
    added: {
      subject: 'La double authentification est activée',
      preheader: 'Un code vous sera demandé à chaque connexion.',
      title: 'Double authentification activée',
      paragraphs: [
        'Bonjour,',
        'La double authentification vient d’être activée pour votre compte Logis : un code de votre application vous sera demandé à chaque connexion. Vos autres sessions ont été fermées.',
        'Gardez vos codes de secours dans un endroit sûr : ils remplacent votre téléphone si vous le perdez.',
      ],
      notes: ['Ce n’était pas vous ? Changez aussitôt votre mot de passe et prévenez votre administrateur.'],
    },
    removed: {
      subject: 'La double authentification est retirée',
      preheader: 'Votre mot de passe suffit de nouveau pour vous connecter.',
      title: 'Double authentification retirée',
      paragraphs: [
        'Bonjour,',
        'La double authentification vient d’être retirée de votre compte Logis : votre mot de passe suffit de nouveau.',
      ],
      notes: ['Ce n’était pas vous ? Changez aussitôt votre mot de passe et prévenez votre administrateur.'],
    },
    reset: {
      subject: 'Un administrateur a réinitialisé votre double authentification',
      preheader: 'Les moyens de connexion enregistrés ont été retirés de votre compte.',
      title: 'Double authentification réinitialisée',
      paragraphs: [
        'Bonjour,',
        'À votre demande, un administrateur du portail a retiré la double authentification de votre compte Logis. Vos sessions ont été fermées.',
        'Connectez-vous avec votre mot de passe, puis activez-la de nouveau depuis la page Sécurité de votre compte.',
      ],
      notes: ['Vous n’avez rien demandé ? Changez aussitôt votre mot de passe et prévenez votre administrateur.'],
    },
    withoutPassword: {
      way: 'Votre compte n’a pas de mot de passe. Connectez-vous avec le compte qui lui est lié, ou choisissez un mot de passe par « Mot de passe oublié ? » ; activez-la ensuite de nouveau depuis la page Sécurité de votre compte.',
      notes: ['Vous n’avez rien demandé ? Prévenez aussitôt votre administrateur.'],
    },
  },
  en: {
    added: {
      subject: 'Two-step sign-in is on',
      preheader: 'You will be asked for a code each time you sign in.',
      title: 'Two-step sign-in turned on',
      paragraphs: [
        'Hello,',
        'Two-step sign-in has just been turned on for your Logis account: you will be asked for a code from your app each time you sign in. Your other sessions have been closed.',
        'Keep your recovery codes in a safe place: they stand in for your phone if you lose it.',
      ],
      notes: ['If this was not you, change your password at once and tell your administrator.'],
    },
    removed: {
      subject: 'Two-step sign-in is off',
      preheader: 'Your password is enough again to sign in.',
      title: 'Two-step sign-in turned off',
      paragraphs: [
        'Hello,',
        'Two-step sign-in has just been turned off for your Logis account: your password is enough again.',
      ],
      notes: ['If this was not you, change your password at once and tell your administrator.'],
    },
    reset: {
      subject: 'An administrator has reset your two-step sign-in',
      preheader: 'The sign-in methods that were registered have been removed from your account.',
      title: 'Two-step sign-in reset',
      paragraphs: [
        'Hello,',
        'As you asked, an administrator of the portal has removed two-step sign-in from your Logis account. Your sessions have been closed.',
        'Sign in with your password, then turn it on again on the Security page of your account.',
      ],
      notes: ['If you did not ask for it, change your password at once and tell your administrator.'],
    },
    withoutPassword: {
      way: 'Your account has no password. Sign in with the account that is linked to it, or choose a password with “Forgot your password?”; then turn it on again on the Security page of your account.',
      notes: ['If you did not ask for it, tell your administrator at once.'],
    },
  },
}

type Language = keyof typeof texts
/** Who has no password comes in by another way. */
const resetOf = (language: Language, hasPassword: boolean) => {
  const { reset, withoutPassword } = texts[language]
  if (hasPassword) return reset
  const { way, notes } = withoutPassword
  return { ...reset, paragraphs: [...reset.paragraphs.slice(0, -1), way], notes }
}

export const factorMails: MailTemplate[] = [
  { code: 'SECOND_FACTOR_ADDED', compose: async (_tx, { locale }) => texts[languageOf(locale)].added },
  {
    code: 'SECOND_FACTOR_REMOVED',
    compose: async (_tx, { locale, facts }) => {
      const language = languageOf(locale)
      if (facts['by'] !== 'ADMINISTRATOR') return texts[language].removed
      return resetOf(language, facts['by_password'] !== 'NO')
    },
  },
]
