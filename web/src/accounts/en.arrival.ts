import type { arrival as fr } from './fr.arrival.ts'

/** What whoever makes an account reads. */
export const arrival: typeof fr = {
  register: {
    email: 'Email address',
    firstName: 'First name',
    lastName: 'Last name',
    terms: 'I accept the terms of use',
    readTerms: 'Read the terms',
    termsRequired: 'Tick this box to create your account.',
    submit: 'Create my account',
    failed: 'The account was not created',
    known: 'Sign in with this address',
  },
  password: {
    title: 'Password',
    rules: 'Password rules',
    rule: {
      length: 'at least 8 characters',
      lowercase: 'at least one lowercase letter',
      uppercase: 'at least one uppercase letter',
      digit: 'at least one digit',
      characters: 'only unaccented letters, digits and ~@#$%^&*+=`|{}:;!.?"()[]-',
    },
    met: '(met)',
    unmet: '(not met)',
    format: 'The format does not match. Check the rules below.',
  },
}
