import type { fr } from './fr.ts'

export const en: typeof fr = {
  none: 'No thermal study',
  download: 'Download {{name}}',
  noFile: 'File unavailable',
  automatic: 'Automatic import',
  manual: 'Added by hand',
  addedOn: 'on {{date}}',
}
