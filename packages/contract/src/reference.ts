import { codedFields } from './reference.rules.ts'
import { textOf } from './http.ts'

/** How a thing is written that has a code and a name in each language. */
export const codedShape = {
  code: textOf(codedFields.code).regex(codedFields.code.format.pattern),
  name_fr: textOf(codedFields.name_fr),
  name_en: textOf(codedFields.name_en),
}
