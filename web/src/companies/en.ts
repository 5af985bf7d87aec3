import type { fr } from './fr.ts'

export const en: typeof fr = {
  settings: {
    title: 'Settings',
    subtitle: 'The settings of {{name}}',
  },
  sheet: {
    title: 'Company',
    name: 'Name',
    type: 'Type',
    sponsorship: 'Sponsorship link',
    none: 'None',
    edit: 'Edit',
    editTitle: 'Edit the company',
    sponsorshipHelp: 'An address that begins with https://.',
    url: 'Enter a full address, for example: https://company.com/sponsorship.',
    saved: 'The company has been updated.',
  },
  owner: {
    title: 'Owner account',
    help: 'This account owns all your homes: it receives the access requests of the tenants.',
    email: 'Email address of the account',
    none: 'No owner account',
    choose: 'Choose the account',
    change: 'Change the account',
    note: 'If this address has no account yet, it receives an invitation to create one.',
    saved: 'The owner account has been saved.',
  },
  channels: {
    title: 'Communication',
    user: 'To residents',
    userHelp: 'What the portal writes to the owners and tenants of your homes.',
    builder: 'To your teams',
    builderHelp: 'What the portal writes to the members of the company.',
    mail: 'Email',
    push: 'Notification',
    always: 'Indispensable messages (invitations, codes, passwords) are always sent.',
    failed: 'The setting could not be saved. Please contact your administrator.',
  },
  api: {
    title: 'Third-party application',
    help: 'Give this identifier to the publisher of an application that exchanges data with your company.',
    uuid: 'Company identifier',
  },
}
