import { en as accounts } from './accounts/en.ts'
import type { Catalogue } from './catalogue.ts'
import { en as platform } from './platform/en.ts'
import { en as ui } from './ui/en.ts'

export const en: Catalogue = { platform, ui, accounts }
