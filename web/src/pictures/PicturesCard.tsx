import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Card } from '../ui/Card.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { thumbnailOf } from '../ui/thumbnail.ts'
import { useSettled } from '../ui/useSettled.ts'
import { AddPhotos } from './AddPhotos.tsx'
import { usePictures, type Home } from './api.ts'
import classes from './PicturesCard.module.css'

const GalleryDialog = onDemand(() => import('./GalleryDialog.tsx').then((module) => module.GalleryDialog))

/** What a narrow column has room for; the others are in the gallery. */
const shown = 4

/**
 * The photos of a project beside its other facts: the first ones, each opening the gallery.
 *
 * @example <PicturesCard home={project} />
 */
export function PicturesCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const query = useSettled(usePictures(home.id))
  const [opened, open] = useState<number | null>(null)
  const pictures = query.data?.data.pictures
  const more = (pictures?.length ?? 0) - shown
  return (
    <Card
      title={t('pictures.title')}
      chips={pictures && pictures.length > 0 && <span className={classes.count}>{pictures.length}</span>}
      actions={home.cannot.change_pictures === null && <AddPhotos home={home} variant="light" />}
      error={query.error}
      onRetry={() => void query.refetch()}
    >
      {pictures?.length === 0 && <p className={classes.none}>{t('pictures.none')}</p>}
      {pictures && pictures.length > 0 && (
        <ul className={classes.grid}>
          {pictures.slice(0, shown).map(({ id, picture_path, legend }, index) => (
            <li key={id}>
              <button
                type="button"
                className={classes.tile}
                data-print="kept"
                aria-haspopup="dialog"
                aria-label={t('pictures.open', { legend: legend ?? t('pictures.number', { number: index + 1 }) })}
                onClick={() => open(index)}
              >
                <img
                  src={thumbnailOf(picture_path, 'medium')}
                  alt=""
                  width={136}
                  height={92}
                  loading="lazy"
                  decoding="async"
                />
                {index === shown - 1 && more > 0 && (
                  <span className={classes.more} data-more={t('pictures.more', { count: more })} aria-hidden />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!pictures && !query.error && (
        <div className={classes.grid} data-pending={home.pictures_count > 2 ? 2 : 1} aria-hidden />
      )}
      {opened !== null && <GalleryDialog home={home} first={opened} onClose={() => open(null)} />}
    </Card>
  )
}
