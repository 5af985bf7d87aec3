import type { First } from './catalogue.ts'
import type { OfDwelling } from './catalogue.dwelling.ts'
import type { OfParts } from './catalogue.parts.ts'
import type { OfProject } from './catalogue.project.ts'
import type { Rest } from './catalogue.rest.ts'

declare module './ui/texts.ts' {
  interface Catalogue extends First, OfProject, OfParts, OfDwelling, Rest {}
}
