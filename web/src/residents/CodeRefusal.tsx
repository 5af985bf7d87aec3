import { useTranslation } from 'react-i18next'
import type { Refused } from '../platform/refused.ts'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { referenceOf } from '../ui/refusal.ts'

const aboutTheCode = ['ACTIVATION_CODE_INVALID', 'RESIDENCE_CODE_INVALID'] as const
const withAdvice = [...aboutTheCode, 'RESIDENCE_CANCELLED', 'TOO_MANY_REQUESTS'] as const
type Advised = (typeof withAdvice)[number]

/** Told under the field; every other refusal stands between the field and the button. */
export const isAboutTheCode = ({ reason }: Refused) => (aboutTheCode as readonly string[]).includes(reason)
const isAdvised = (reason: string): reason is Advised => (withAdvice as readonly string[]).includes(reason)

/** Why the code did not open, and what to do now. */
export function CodeRefusal({ refused }: { refused: Refused }) {
  const { t } = useTranslation()
  const advice = isAdvised(refused.reason) && t(`residents.advice.${refused.reason}`)
  return (
    <ErrorNote reference={referenceOf(refused)}>
      {!isAboutTheCode(refused) && <p>{refused.message}</p>}
      {advice && <p>{advice}</p>}
    </ErrorNote>
  )
}
