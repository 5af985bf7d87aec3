import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { Home, Picture } from './api.ts'
import classes from './GalleryDialog.module.css'

type Props = { picture: Picture; home: Pick<Home, 'name'>; count: number; onTurn: (step: number) => void }

/** One photo, whole, in a box that stays as it is while one turns from photo to photo. */
export function GalleryStage({ picture, home, count, onTurn }: Props) {
  const { t } = useTranslation()
  const { picture_path, legend, position, is_main } = picture
  return (
    <figure className={classes.figure}>
      <div className={classes.stage}>
        {/* Drawn anew for each: the photo before does not stand under the next one's legend. */}
        <img key={picture_path} className={classes.photo} src={picture_path} alt={legend ?? t('pictures.alt', home)} />
        {count > 1 && (
          <>
            <ActionIcon
              className={classes.turn}
              data-side="start"
              size={44}
              radius="xl"
              aria-label={t('pictures.previous')}
              onClick={() => onTurn(-1)}
            >
              <IconChevronLeft size={24} aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={classes.turn}
              data-side="end"
              size={44}
              radius="xl"
              aria-label={t('pictures.next')}
              onClick={() => onTurn(1)}
            >
              <IconChevronRight size={24} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
      <figcaption className={classes.caption}>
        <span className={classes.legend} data-empty={legend === null || undefined}>
          {legend ?? t('pictures.noLegend')}
        </span>
        {is_main && <StatusChip tone="brand" label={t('pictures.main')} />}
        <span className={classes.place} role="status">
          {t('pictures.place', { number: position + 1, count })}
        </span>
      </figcaption>
    </figure>
  )
}
