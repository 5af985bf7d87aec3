import type { Translate } from '../ui/texts.ts'

/** What separates folders cannot be in a file's name. */
export const sheetName = (t: Translate, name: string) =>
  t('passports.sheet.file', { name: name.replace(/[/\\:*?"<>|]/g, ' ') })
