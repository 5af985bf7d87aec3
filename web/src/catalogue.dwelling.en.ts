import type { OfDwelling } from './catalogue.dwelling.ts'
import { en as accounts } from './accounts/en.ts'
import { en as dwelling } from './residents/dwelling/en.ts'
import { en as household } from './household/en.ts'
import { en as residents } from './residents/en.ts'
import { en as selling } from './sales/en.selling.ts'

export const en: OfDwelling = {
  accounts,
  dwelling,
  household,
  residents,
  selling,
}
