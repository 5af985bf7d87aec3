import type { Rest } from './catalogue.rest.ts'
import { en as addresses } from './addresses/en.ts'
import { en as assistance } from './assistance/en.ts'
import { bookletImports, deposit, shared } from './booklet/en.others.ts'
import { en as affiliates } from './home/affiliates/en.ts'
import { en as letting } from './home/letting/en.ts'
import { en as makers } from './home/makers/en.ts'
import { en as offices } from './home/offices/en.ts'
import { en as shell } from './platform/shell/en.ts'
import { en as calendar } from './ui/en.calendar.ts'
import { en as tables } from './ui/en.tables.ts'

export const en: Rest = {
  addresses,
  affiliates,
  assistance,
  bookletImports,
  calendar,
  deposit,
  letting,
  makers,
  offices,
  shared,
  shell,
  tables,
}
