import type { OfBooklet } from './catalogue.booklet.ts'
import { en as booklet } from './booklet/en.ts'

export const en: OfBooklet = {
  booklet,
}
