import type { TFunction } from 'i18next'

/** What separates folders cannot be in a file's name. */
export const sheetName = (t: TFunction, name: string) =>
  t('passports.sheet.file', { name: name.replace(/[/\\:*?"<>|]/g, ' ') })
