import { useTranslation } from '../../ui/texts.ts'
import { ErrorNote } from '../../ui/ErrorBlock.tsx'
import { RefusalText } from '../../ui/RefusalText.tsx'
import { referenceOf, refusedOf } from '../../ui/refusal.ts'

type Props = {
  error: unknown
  /** What to do when someone else imported meanwhile; their rows are on the screen by now. */
  advice: string
}

/** An import that did not happen. What is typed stays. */
export function ImportRefused({ error, advice }: Props) {
  const { t } = useTranslation()
  const refused = refusedOf(error)
  const isTaken = refused?.reason === 'WALL_ALREADY_IMPORTED'
  return (
    <ErrorNote
      title={t(isTaken ? 'studies.importing.taken' : 'studies.importing.kept')}
      reference={referenceOf(refused)}
    >
      <p>{isTaken ? advice : <RefusalText error={error} />}</p>
    </ErrorNote>
  )
}
