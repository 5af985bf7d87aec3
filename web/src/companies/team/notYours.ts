import { useIdentity, useReadOnly } from '../../platform/identity.ts'
import { lazyPart } from '../../platform/lazyPart.ts'
import { withTexts } from '../../platform/withTexts.ts'

/** In place of a page that does what the reader's role does not: few meet it, by a link. */
export const NotYours = lazyPart(
  withTexts('company')(() => import('./NotYoursNote.tsx')),
  'NotYoursNote',
)

/** Whether this person changes nothing in the company that they look at. */
export const useReaderHere = (): boolean => {
  const { user, company } = useIdentity()
  const isReader = useReadOnly()
  return isReader || user.companies.find(({ id }) => id === company?.id)?.role === 'COMPANY_READER'
}
