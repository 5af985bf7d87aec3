import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Manufacturers',
  count_zero: 'no manufacturer',
  count_one: '{{count, number}} manufacturer',
  count_other: '{{count, number}} manufacturers',
  empty: 'Add the manufacturers whose products the catalogue offers.',
  textHint: 'Name',
  field: { name: 'Name', products: 'Products', actions: 'Actions' },
  row: { menu: 'Actions on the manufacturer {{name}}' },
  create: {
    open: 'New manufacturer',
    title: 'Create a manufacturer',
    submit: 'Create the manufacturer',
    done: 'The manufacturer “{{name}}” has been created.',
  },
  edit: { title: 'Rename the manufacturer', done: 'The manufacturer has been renamed.' },
  remove: {
    title: 'Delete the manufacturer',
    text: 'The manufacturer “{{name}}” has no product. It will be deleted for good.',
    done: 'The manufacturer “{{name}}” has been deleted.',
  },
}
