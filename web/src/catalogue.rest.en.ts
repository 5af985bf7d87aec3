import type { Rest } from './catalogue.rest.ts'
import { en as addresses } from './addresses/en.ts'
import { en as assistance } from './assistance/en.ts'
import { bookletImports, deposit, shared } from './booklet/en.others.ts'
import { en as makers } from './home/makers/en.ts'
import { en as offices } from './home/offices/en.ts'
import { en as shell } from './platform/shell/en.ts'

export const en: Rest = {
  addresses,
  assistance,
  bookletImports,
  deposit,
  makers,
  offices,
  shared,
  shell,
}
