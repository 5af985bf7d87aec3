import { fieldCodes as accounts } from './errors.accounts.ts'
import { fieldCodes as booklet } from './errors.booklet.ts'
import { fieldCodes as calls, sentencesOfBounds } from './errors.calls.ts'
import { fieldCodes as certificates } from './errors.certificates.ts'
import { fieldCodes as devices } from './errors.devices.ts'
import { fieldCodes as documents } from './errors.documents.ts'
import { fieldCodes as energies } from './errors.energies.ts'
import { fieldCodes as flats } from './errors.flats.ts'
import { fieldCodes as identities } from './errors.identities.ts'
import { fieldCodes as interventions } from './errors.interventions.ts'
import { fieldCodes as sales } from './errors.sales.ts'
import { fieldCodes as sortings } from './errors.sortings.ts'

/** The closed list of what may be wrong with a field, noun by noun, with its sentence in both languages. */
export const fieldCodes = {
  ...calls,
  ...accounts,
  ...documents,
  ...devices,
  ...certificates,
  ...energies,
  ...flats,
  ...identities,
  ...interventions,
  ...sales,
  ...sortings,
  ...booklet,
} as const satisfies Record<string, { fr: string; en: string }>

export type FieldCode = keyof typeof fieldCodes
/** What is too small or too large, where it is no number. */
export type Bounded = keyof (typeof sentencesOfBounds)['max']
/** What is wrong with a field. */
export type FieldFault = { code: FieldCode; of?: Bounded }

/** The sentence of a fault in both languages: of a text that is too long it is not said that it is too large. */
export const sentenceOf = ({ code, of }: FieldFault): { fr: string; en: string } => {
  const bounds: Partial<Record<FieldCode, Partial<Record<Bounded, { fr: string; en: string }>>>> = sentencesOfBounds
  return (of && bounds[code]?.[of]) ?? fieldCodes[code]
}
