import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Tenants',
  count_one: '{{count, number}} tenant',
  count_other: '{{count, number}} tenants',
  empty: 'No tenants yet.',
  never: 'never',
  field: {
    person: 'Person',
    home: 'Home',
    created_at: 'Since',
    last_connection_at: 'Last visit',
    connections: 'Connections',
    actions: 'Actions',
    role: 'Role',
    visited: 'Visits',
  },
  role: { OWNER: 'Owner', TENANT: 'Tenant' },
  visited: 'Has come',
  notVisited: 'Has never come',
  all: {
    title: 'Residents',
    count_zero: 'no resident',
    count_one: '{{count, number}} resident',
    count_other: '{{count, number}} residents',
    hint: 'Person or home',
    empty: 'Those who live in your homes will appear here once you have let them in.',
  },
  requests: {
    title_one: 'Access request',
    title_other: '{{count, number}} access requests',
    since: 'Requested on',
    decision: 'Decision',
    accept: 'Accept',
    acceptNamed: 'Accept the request of {{name}}',
    reject: 'Reject',
    rejectNamed: 'Reject the request of {{name}}',
    activates: 'Accepting also activates the home.',
  },
  reject: {
    title: 'Reject the request',
    text: '{{name}} will not get access to “{{home}}” and will be told by email. With the residence code, they may ask again.',
  },
  remove: {
    title: 'Remove the tenant',
    ownerTitle: 'Remove the owner',
    named: 'Remove {{name}}',
    text: '{{name}} will no longer see anything of “{{home}}” and will be told by email. Their account stays open.',
    done: '{{name}} no longer has access to “{{home}}”.',
  },
  invite: {
    title: 'Invite a tenant',
    flat: 'Home',
    choose: 'Choose a home',
    loading: 'Loading the homes…',
    email: 'Email address of the tenant',
    submit: 'Invite',
  },
  owners: {
    title_one: 'Owner',
    title_other: 'Owners',
    since: 'since {{date}}',
    seen: 'last visit on {{date}}',
  },
  activate: {
    open: 'Validate and activate the homes',
    title: 'Activate the homes',
    ticked_one:
      '{{count, number}} flat will be activated in the name of the owner account {{owner}}. The building and the other flats stay as they are.',
    ticked_other:
      '{{count, number}} flats will be activated in the name of the owner account {{owner}}. The building and the other flats stay as they are.',
    text_one:
      'In “{{home}}”, what is left to activate will be activated in the name of the owner account {{owner}}. Activation dates already set do not change.',
    text_other:
      'In “{{home}}”, {{count, number}} activations remain, including that of the building. They will be made in the name of the owner account {{owner}}. Dates already set do not change.',
  },
}
