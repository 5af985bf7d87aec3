import type { entrance as fr } from './fr.entrance.ts'

/** What the sign-in page says. */
export const entrance: typeof fr = {
  login: {
    partner: 'Partner portal',
    resident: 'My home',
    username: 'Username (email address)',
    password: 'Password',
    submit: 'Sign in',
    passkey: 'Use a passkey',
    lost: 'Forgot your password?',
    tokenInvalid: 'Your session is no longer valid, please sign in again.',
    wanted: 'You will be taken back to: {{page}}.',
    pages: {
      company: 'your company’s home page',
      projects: 'My projects',
      project: 'the project page',
      account: 'My account',
      logement: 'your home',
      activation: 'the activation of your home',
    },
    refused: 'Wrong username or password. After several failures, wait 15 minutes or reset your password.',
    wrongDoor: {
      partner: 'This account belongs to no partner company.',
      resident: 'This account is not a resident’s.',
    },
    toActivation: 'No account yet? Activate your home with your code',
    to: {
      resident: 'Do you live in the home? Go to My home',
      partner: 'Are you a professional? Go to the partner portal',
    },
  },
}
