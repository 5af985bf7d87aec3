import type { fr } from './fr.ts'

export const en: typeof fr = {
  sending_one: 'Sending {{count, number}} file',
  sending_other: 'Sending {{count, number}} files',
  sent_one: '{{count, number}} file sent',
  sent_other: '{{count, number}} files sent',
  failed_one: '{{count, number}} file could not be sent',
  failed_other: '{{count, number}} files could not be sent',
  collapse: 'Collapse the transfers',
  expand: 'Show the transfers',
  close: 'Close the transfers',
  progress: 'Sending {{name}}',
  total: 'All transfers',
  of: '{{sent}} of {{size}}',
  rate: '{{size}}/s',
  state: { waiting: 'Waiting', sent: 'Sent {{destination}}' },
  left: {
    seconds_one: '{{count, number}} s left',
    seconds_other: '{{count, number}} s left',
    minutes_one: '{{count, number}} min left',
    minutes_other: '{{count, number}} min left',
    hours_one: '{{count, number}} h left',
    hours_other: '{{count, number}} h left',
  },
  cancel: 'Cancel sending {{name}}',
  forget: 'Remove {{name}} from the list',
  retry: 'Retry sending {{name}}',
}
