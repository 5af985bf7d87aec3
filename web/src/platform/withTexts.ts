import { loadTexts } from './i18n.ts'

const withThese =
  (bring: () => Promise<unknown>) =>
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), bring()]).then(([module]) => module)

/** Comes with the texts of the frame, the home pages and the list of projects (`tools/firstTexts.test.ts`). */
export const withFirstTexts = withThese(() => loadTexts('first'))

/** Comes with these and those of the page of a project. */
export const withProjectTexts = withThese(() => loadTexts('first', 'shared', 'project'))

/** Comes with these and those of its parts. */
export const withPartTexts = withThese(() => loadTexts('first', 'shared', 'booklet', 'project', 'parts'))

/** Comes with the first and those of an installer's home and lists. */
export const withGasTexts = withThese(() => loadTexts('first', 'gas'))

/** Comes with the first and with what « Mon logement » says of a home at once. */
export const withDwellingTexts = withThese(() => loadTexts('first', 'shared', 'booklet', 'dwelling'))

/** Comes with these and those of its rooms: its documents, its equipment, its household, its messages. */
export const withRoomTexts = withThese(() => loadTexts('first', 'shared', 'booklet', 'parts', 'gas', 'dwelling'))

/** Comes with the texts of every page and dialog. */
export const withEveryText = withThese(() => loadTexts())
