import { useTranslation } from '../ui/texts.ts'
import { isAmong } from '../platform/isAmong.ts'
import type { Refused } from '../platform/refused.ts'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { RefusalText } from '../ui/RefusalText.tsx'
import { referenceOf } from '../ui/refusal.ts'

const aboutTheCode = ['ACTIVATION_CODE_INVALID', 'RESIDENCE_CODE_INVALID']
const advised = ['RESIDENCE_CANCELLED', 'RESIDENCE_USER_EXISTS', 'TOO_MANY_REQUESTS'] as const

/** Told under the field; every other refusal stands between the field and the button. */
export const isAboutTheCode = ({ reason }: Refused) => aboutTheCode.includes(reason)

/** Why the code did not open, and what to do now. */
export function CodeRefusal({ refused }: { refused: Refused }) {
  const { t } = useTranslation()
  return (
    <ErrorNote reference={referenceOf(refused)}>
      <p>
        <RefusalText error={refused} />
      </p>
      {isAmong(advised, refused.reason) && <p>{t(`residents.advice.${refused.reason}`)}</p>}
    </ErrorNote>
  )
}
