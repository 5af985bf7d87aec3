import { loadTexts, type Later } from './i18n.ts'

/**
 * Comes with the texts of the frame, the home pages and the list of projects, and with these parts; no other text is
 * there until something is opened over the page (`tools/firstTexts.test.ts`).
 */
export const withTexts =
  (...parts: Later[]) =>
  <T>(load: () => Promise<T>) =>
  () =>
    Promise.all([load(), loadTexts('first', ...parts)]).then(([module]) => module)

/** The rooms of « Mon logement »: its documents, its equipment, its household, its messages. */
export const withRoomTexts = withTexts('shared', 'booklet', 'parts', 'gas', 'dwelling')
