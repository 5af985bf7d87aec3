import { withTexts } from '../platform/withTexts.ts'
import { barePart, bringWhenCalm } from '../ui/onDemand.tsx'

/**
 * What the parts of a project are drawn by. On a wider screen it comes with the page (`pages.ts`); on a phone, where each of
 * them is a closed row, once the page is calm or one of them is opened, and is tried again while there is no network.
 */
export const projectParts = barePart(
  withTexts(
    'shared',
    'booklet',
    'project',
    'parts',
  )(() => import('./PartOfPage.tsx').then((module) => module.PartOfPage)),
)
bringWhenCalm(projectParts.bring)
