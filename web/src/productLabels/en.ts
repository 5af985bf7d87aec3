import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Product labels',
  count_zero: 'no label',
  count_one: '{{count, number}} label',
  count_other: '{{count, number}} labels',
  empty: 'Add the labels and certifications that catalogue products carry.',
  textHint: 'Name or code',
  field: {
    products: 'Products',
    actions: 'Actions',
  },
  row: { menu: 'Actions on the label {{name}}' },
  create: {
    open: 'New label',
    title: 'Create a label',
    submit: 'Create the label',
    done: 'The label “{{name}}” has been created.',
  },
  edit: { title: 'Edit the label', done: 'The label has been saved.' },
  remove: {
    title: 'Delete the label',
    text: 'No product has the label “{{name}}”. It will be deleted for good.',
    done: 'The label “{{name}}” has been deleted.',
  },
}
