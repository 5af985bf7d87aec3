import type { OfParts } from './catalogue.parts.ts'
import { en as contacts } from './contacts/en.ts'
import { en as devices } from './devices/en.ts'
import { en as documents } from './documents/en.ts'
import { en as energies } from './energies/en.ts'
import { en as feed } from './feed/en.ts'
import { en as tenants } from './tenants/en.ts'

export const en: OfParts = {
  contacts,
  devices,
  documents,
  energies,
  feed,
  tenants,
}
