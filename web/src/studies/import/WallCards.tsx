import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { Favourites } from './ImportDialog.tsx'
import type { Import } from './useImport.ts'
import { WallCard } from './WallCard.tsx'
import classes from './WallCards.module.css'

type Props = {
  projectId: number
  work: Import
  favourites: Favourites | null
  /** The wall that the list shows as chosen, and that the keys of copying speak of. */
  current: string | null
  /** Back to the list, on a phone, where it gives way to the cards. Elsewhere it is not drawn. */
  back: Ref<HTMLButtonElement>
  onBack: () => void
  onCurrent: (key: string) => void
}

/** IMP-01: one card for each wall, opaque ones first. */
export function WallCards({ projectId, work, favourites, current, back, onBack, onCurrent }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.cards}>
      <div className={classes.back}>
        <Button
          ref={back}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          {t('studies.importing.back')}
        </Button>
      </div>
      {work.states.map((state) => (
        <WallCard
          key={state.key}
          {...{ projectId, state, favourites, onCurrent }}
          acts={work.acts}
          copied={work.copied}
          isCurrent={state.key === current}
        />
      ))}
    </div>
  )
}
