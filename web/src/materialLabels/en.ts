import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Material labels',
  count_zero: 'no favourite',
  count_one: '{{count}} favourite',
  count_other: '{{count, number}} favourites',
  empty:
    'Save the materials of a wall as a favourite when you import a thermal study: they will be proposed for the same walls in the next studies.',
  column: { office: 'Thermal engineering office', company: 'Company', type: 'Type', nature: 'Nature', label: 'Label' },
  kinds: { opaque: 'Opaque wall', glass: 'Glazed wall' },
  rows: 'Materials of “{{label}}”',
  row: 'Row {{number}}',
  field: { material: 'Material', manufacturer: 'Manufacturer', model: 'Model', thickness: 'Thickness (mm)' },
  fault: {
    material: 'Choose a material.',
    model: 'Choose this manufacturer’s model.',
    archived: 'This product is no longer in the catalogue: choose another one.',
    thickness: 'Give a whole number of millimetres.',
  },
  valid: 'Valid',
  unsaved: 'Changed',
  addRow: 'Add a row',
  removeRow: 'Remove row {{number}}',
  save: 'Save',
  unchanged: 'Nothing has changed.',
  incomplete: 'Complete the rows of this favourite.',
  updated: 'The favourite was saved.',
  remove: 'Delete the favourite',
  removeText: 'The favourite “{{label}}” will no longer be proposed. Materials already imported do not change.',
  removed: 'The favourite was deleted.',
}
