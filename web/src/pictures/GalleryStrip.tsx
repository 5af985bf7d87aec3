import { useTranslation } from '../ui/texts.ts'
import { thumbnailOf } from '../ui/thumbnail.ts'
import type { Picture } from './api.ts'
import classes from './GalleryDialog.module.css'

type Props = { pictures: readonly Picture[]; index: number; onChoose: (index: number) => void }

/** All photos, small, in their order. */
export function GalleryStrip({ pictures, index, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <ul className={classes.strip} aria-label={t('pictures.all')}>
      {pictures.map(({ id, picture_path, legend }, place) => (
        <li key={id}>
          <button
            type="button"
            className={classes.small}
            aria-label={t('pictures.show', { legend: legend ?? t('pictures.number', { number: place + 1 }) })}
            aria-current={place === index || undefined}
            onClick={() => onChoose(place)}
          >
            <img
              src={thumbnailOf(picture_path, 'small')}
              alt=""
              width={72}
              height={54}
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
