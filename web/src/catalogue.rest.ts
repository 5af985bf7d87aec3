import { fr as addresses } from './addresses/fr.ts'
import { fr as assistance } from './assistance/fr.ts'
import { bookletImports, deposit, shared } from './booklet/fr.others.ts'
import { fr as makers } from './home/makers/fr.ts'
import { fr as offices } from './home/offices/fr.ts'
import { fr as shell } from './platform/shell/fr.ts'

/** What else is said, by few and seldom: parts that are opened, and links without an account; by noun. */
export const fr = {
  addresses,
  assistance,
  bookletImports,
  deposit,
  makers,
  offices,
  shared,
  shell,
}
export type Rest = typeof fr
