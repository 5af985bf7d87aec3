import type { fr } from './fr.selling.ts'

export const en: typeof fr = {
  title: 'Sell this home',
  text: 'On the day of the deed the booklet goes to the buyer. The law asks you to hand it over by that day.',
  act: 'Hand the booklet over',
  offered: 'Offered to {{email}} for {{date}}.',
  next: 'They were sent an email. Nothing changes until they have accepted. A mistake in the address? Cancel the handover, then start again.',
  lost: 'The email could not be delivered to this address. Cancel the handover, then start again with the right one.',
  until: 'Accepted on {{accepted}}. On {{date}} the home goes to {{email}} and your access ends.',
  stays:
    'What you keep in “Private”, your messages and the documents filed as invoices are not handed over. On the day of the handover “Private” closes: for {{days}} days what it holds can be taken along from your account (“Take my data with me”), then it is deleted.',
  revokeText: 'The link sent to {{email}} will no longer open anything. You keep the booklet.',
  dialog: {
    title: 'Hand the booklet over to the buyer',
    email: 'Buyer’s email',
    emailHelp: 'With or without an account: a link lets them accept.',
    date: 'Day of the deed',
    dateHelp: 'The home changes hands on that day. You can cancel until then.',
    atOnce: 'On that day the home is the buyer’s as soon as they accept: you cannot cancel after that.',
    send: 'Send the offer',
    sent: 'The offer was sent to {{email}}.',
  },
}
