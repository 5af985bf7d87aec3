import type { First } from './catalogue.ts'
import { en as home } from './home/en.ts'
import { en as projects } from './projects/en.ts'
import { en as provisions } from './provisions/en.ts'
import { en as platform } from './platform/en.ts'
import { en as ui } from './ui/en.ts'
import { refusals } from 'virtual:refusals/en'

export const en: First = {
  platform,
  ui,
  home,
  projects,
  provisions,
  refusals,
}
