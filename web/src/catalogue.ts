import { fr as accesses } from './accesses/fr.ts'
import { entrance } from './catalogue.entrance.ts'
import { fr as devices } from './devices/fr.ts'
import { fr as documents } from './documents/fr.ts'
import { fr as feed } from './feed/fr.ts'
import { fr as home } from './home/fr.ts'
import { fr as invitations } from './invitations/fr.ts'
import { fr as projects } from './projects/fr.ts'
import { fr as provisions } from './provisions/fr.ts'
import { fr as residents } from './residents/fr.ts'
import { fr as studies } from './studies/fr.ts'
import { fr as templates } from './templates/fr.ts'

/** Every text of the portal, by noun. English is in `catalogue.en.ts`, fetched when it is wanted. */
export const fr = {
  ...entrance,
  accesses,
  devices,
  documents,
  feed,
  home,
  invitations,
  projects,
  provisions,
  residents,
  studies,
  templates,
}
export type Catalogue = typeof fr
