import type { First } from './catalogue.ts'
import type { OfAdministration } from './catalogue.administration.ts'
import type { OfBooklet } from './catalogue.booklet.ts'
import type { OfBulk } from './catalogue.bulk.ts'
import type { OfCompany } from './catalogue.company.ts'
import type { OfDwelling } from './catalogue.dwelling.ts'
import type { OfGas } from './catalogue.gas.ts'
import type { OfParts } from './catalogue.parts.ts'
import type { OfProject } from './catalogue.project.ts'
import type { Rest } from './catalogue.rest.ts'
import type { Shared } from './catalogue.shared.ts'

declare module './ui/texts.ts' {
  interface Catalogue
    extends
      First,
      Shared,
      OfBooklet,
      OfProject,
      OfParts,
      OfGas,
      OfDwelling,
      OfCompany,
      OfBulk,
      OfAdministration,
      Rest {}
}
