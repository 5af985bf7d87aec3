import { loadTexts } from './i18n.ts'

const withThese =
  (bring: () => Promise<unknown>) =>
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), bring()]).then(([module]) => module)

/** Comes with the texts of the frame, the home pages and the list of projects (`tools/firstTexts.test.ts`). */
export const withFirstTexts = withThese(() => loadTexts('first'))

/** Comes with these and those of the page of a project. */
export const withProjectTexts = withThese(() => loadTexts('first', 'project'))

/** Comes with these and those of its parts. */
export const withPartTexts = withThese(() => loadTexts('first', 'project', 'parts'))

/** Comes with these and those of « Mon logement ». */
export const withDwellingTexts = withThese(() => loadTexts('first', 'project', 'parts', 'dwelling'))

/** Comes with the texts of every page and dialog. */
export const withEveryText = withThese(() => loadTexts())
