import type { arrival as fr } from './fr.arrival.ts'

/** What a stranger reads who comes to activate a home, or by an invitation. */
export const arrival: typeof fr = {
  step: { account: 'Step 1 of 2: your account', code: 'Step 2 of 2: your code' },
  account: {
    title: 'Activate your home',
    intro: 'First create your account; your code is asked for right after.',
    kept: 'Your code is kept:',
    signIn: 'I already have an account',
  },
  invitation: {
    OWNER: {
      title: 'Activate your home',
      text: '{{company}} opens the digital booklet of “{{home}}” to you: all its documents in one place.',
    },
    TENANT: {
      title: 'Welcome to your home',
      text: '{{company}} opens the area of “{{home}}” to you: all its documents in one place.',
    },
    BUYER: {
      title: 'The booklet of your future home',
      text: 'The seller of “{{home}}” hands its digital booklet over to you: it will be yours on the day of the deed.',
    },
    STAFF: {
      title: 'Join {{company}}',
      text: '{{company}} invites you to work on the partner portal.',
    },
    renewed:
      'The code of this email has been replaced and opens nothing any more. Ask {{company}} for a new invitation.',
    known: 'You already have an account: sign in to continue.',
    otherAccount: 'I have an account with another address',
    other: 'You are signed in as {{username}}, but the invitation was sent to {{email}}.',
    goOn: 'Continue',
    goOnAs: 'Continue as {{username}}',
    changeAccount: 'Change account',
    over: {
      title: 'This invitation is no longer valid',
      text: 'The link has expired, it has been used already, or the invitation was withdrawn.',
      what: 'If you have created your account already, sign in. If not, enter the code of your home, or ask the company that invited you for a new invitation.',
      colleague: 'Your account exists? Sign in. If not, ask the company for a new invitation.',
      code: 'Enter my code',
      signIn: 'I already have an account',
    },
  },
}
