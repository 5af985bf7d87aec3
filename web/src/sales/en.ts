import type { fr } from './fr.ts'

/** English texts of a home that changes hands. */
export const en: typeof fr = {
  waiting: 'To be accepted',
  accepted: 'Accepted',
  undelivered: 'Email not delivered',
  revoke: 'Cancel the handover',
  revoked: 'The handover is cancelled.',
  keep: 'Do not cancel',
  company: {
    title: 'Home being handed over',
    offered: 'Offered to {{email}}, who has not accepted yet. Day of the deed: {{date}}.',
    accepted: 'Accepted by {{email}}. The home changes hands on {{date}}.',
    lost: 'The email could not be delivered to this address. Once the handover is cancelled, the owner can start again with the right one.',
    explain: 'Its owner asked for it. In the event of a dispute you can call it off until then.',
    revokeText: 'The link sent to {{email}} will no longer open anything. The owner and the buyer will be told.',
  },
  buyer: {
    seller: 'Handed over by',
    home: 'Home',
    date: 'Day of the deed',
    company: 'Booklet held by',
    accept: 'Accept the booklet',
    explain: 'On the day of the deed, its documents, devices and warranties will be in your area.',
    acceptedTitle: 'You have accepted',
    acceptedText: 'The home will appear in “My homes” on {{date}}. Until then the seller can still cancel.',
    doneTitle: 'The booklet is yours',
    doneText: 'You own the home. A receipt is on its way by email.',
    open: 'See my home',
    homes: 'See my homes',
  },
  receipts: {
    title: 'Homes handed over and received',
    SELLER: 'Handed over on {{date}}',
    BUYER: 'Received on {{date}}',
    private:
      'What you kept in “Private” can be taken along until {{date}}, from your account (“Take my data with me”), and is then deleted.',
    download: 'Receipt (PDF)',
    downloadOf: 'Receipt (PDF): {{home}}',
    file: 'Receipt - {{home}}',
  },
}
