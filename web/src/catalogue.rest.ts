import { fr as addresses } from './addresses/fr.ts'
import { fr as assistance } from './assistance/fr.ts'
import { bookletImports, deposit, shared } from './booklet/fr.others.ts'
import { fr as affiliates } from './home/affiliates/fr.ts'
import { fr as letting } from './home/letting/fr.ts'
import { fr as makers } from './home/makers/fr.ts'
import { fr as offices } from './home/offices/fr.ts'
import { fr as shell } from './platform/shell/fr.ts'
import { fr as calendar } from './ui/fr.calendar.ts'
import { fr as tables } from './ui/fr.tables.ts'

/** What else is said, by few and seldom: parts that are opened, and links without an account; by noun. */
export const fr = {
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
export type Rest = typeof fr
