import type { First } from './catalogue.ts'
import type { Rest } from './catalogue.rest.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: First & Rest }
  }
}
