import type { fr } from './fr.ts'

export const en: typeof fr = {
  save: 'Save the view',
  saveTitle: 'Save the view',
  saved: 'The view “{{name}}” has been saved.',
  name: 'Name of the view',
  nameHelp: 'The search, the order and the columns on the screen are restored as they are.',
  share: 'Share with the company',
  shareHelp: 'All your colleagues will see it. You and the administrators can change it.',
  menu: 'Actions on the view {{name}}',
  shared: '(view shared with the company)',
  update: 'Replace with the search on the screen',
  updated: 'The view “{{name}}” now shows this search.',
  rename: 'Rename the view',
  renamed: 'The view is now called “{{name}}”.',
  unshare: 'Stop sharing',
  isShared: 'The view “{{name}}” is shared with the company.',
  isUnshared: 'The view “{{name}}” is no longer shared.',
  remove: 'Delete the view',
  removeText: 'The view “{{name}}” is deleted. What it showed stays.',
  removeShared: 'The view “{{name}}” is deleted for all your colleagues. What it showed stays.',
  removed: 'The view “{{name}}” has been deleted.',
}
