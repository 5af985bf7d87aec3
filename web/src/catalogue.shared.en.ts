import type { Shared } from './catalogue.shared.ts'
import { en as certificates } from './certificates/en.ts'
import { en as messages } from './messages/en.ts'
import { en as sales } from './sales/en.ts'

export const en: Shared = {
  certificates,
  messages,
  sales,
}
