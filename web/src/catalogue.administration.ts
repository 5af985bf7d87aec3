import { fr as administration } from './administration/fr.ts'
import { fr as channels } from './channels/fr.ts'
import { fr as manufacturers } from './manufacturers/fr.ts'
import { fr as notes } from './notes/fr.ts'
import { fr as partners } from './partners/fr.ts'
import { fr as people } from './people/fr.ts'
import { fr as productClasses } from './productClasses/fr.ts'
import { fr as productLabels } from './productLabels/fr.ts'
import { fr as products } from './products/fr.ts'
import { fr as reference } from './reference/fr.ts'
import { fr as retention } from './retention/fr.ts'
import { fr as security } from './security/fr.ts'
import { fr as subscriptions } from './subscriptions/fr.ts'
import { fr as trades } from './trades/fr.ts'

/** What the pages of administration say; by noun. */
export const fr = {
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
export type OfAdministration = typeof fr
