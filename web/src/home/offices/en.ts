import type { fr } from './fr.ts'

export const en: typeof fr = {
  figures: {
    failed: 'These figures could not be loaded.',
    studies: 'Studies imported',
    automatic_zero: 'all uploaded by hand',
    automatic_one: '{{count, number}} of them by your software',
    automatic_other: '{{count, number}} of them by your software',
    clients: 'Client companies',
    labels: 'Wall compositions',
    labelsWhy: 'kept for your studies',
    readable: 'Projects to read',
    readableWhy: 'your own and those shared with you',
  },
  clients: {
    title: 'Companies that work with your studies',
    count_zero: 'no company',
    count_one: '{{count, number}} company',
    count_other: '{{count, number}} companies',
    hint: 'Company name',
    none: 'Your clients will appear here once a study that names your office is imported into one of their projects.',
    shared: 'Shared',
    sharedBy: 'Projects shared by {{name}}',
    notShared: 'Not shared',
    field: {
      name: 'Company',
      studies: 'Studies',
      labels: 'Compositions',
      last_study_at: 'Last study',
      is_shared: 'Projects',
    },
  },
}
