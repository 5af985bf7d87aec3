import type { OfAdministration } from './catalogue.administration.ts'
import { en as administration } from './administration/en.ts'
import { en as channels } from './channels/en.ts'
import { en as manufacturers } from './manufacturers/en.ts'
import { en as notes } from './notes/en.ts'
import { en as partners } from './partners/en.ts'
import { en as people } from './people/en.ts'
import { en as productClasses } from './productClasses/en.ts'
import { en as productLabels } from './productLabels/en.ts'
import { en as products } from './products/en.ts'
import { en as reference } from './reference/en.ts'
import { en as retention } from './retention/en.ts'
import { en as security } from './security/en.ts'
import { en as subscriptions } from './subscriptions/en.ts'
import { en as trades } from './trades/en.ts'

export const en: OfAdministration = {
  administration,
  channels,
  manufacturers,
  notes,
  partners,
  people,
  productClasses,
  productLabels,
  products,
  reference,
  retention,
  security,
  subscriptions,
  trades,
}
