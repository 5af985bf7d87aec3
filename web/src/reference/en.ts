import type { fr } from './fr.ts'

export const en: typeof fr = {
  name_fr: 'Name in French',
  name_en: 'Name in English',
  code: 'Code',
  codeHelp: 'For imports and the API: small letters, digits and “_”, a letter first.',
}
