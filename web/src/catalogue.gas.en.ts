import type { OfGas } from './catalogue.gas.ts'
import { en as interventions } from './interventions/en.ts'
import { en as passports } from './passports/en.ts'
import { en as views } from './views/en.ts'

export const en: OfGas = {
  interventions,
  passports,
  views,
}
