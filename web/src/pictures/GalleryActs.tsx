import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconPencil, IconStar, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { ActIcon } from '../ui/ActIcon.tsx'
import { useMovePicture, type Home, type Picture } from './api.ts'
import classes from './GalleryDialog.module.css'

type Props = {
  home: Home
  picture: Picture
  pictures: readonly Picture[]
  ask: (what: 'legend' | 'delete') => void
  go: (index: number) => void
}

/** What may be done with the photo in sight; it stays in sight wherever it moves. */
export function GalleryActs({ home, picture, pictures, ask, go }: Props) {
  const { t } = useTranslation()
  const move = useMovePicture()
  const { id, position } = picture
  const moveTo = (place: number) =>
    move.mutate({ residence_id: home.id, picture_id: id, position: place }, { onSuccess: () => go(place) })
  return (
    <div className={classes.acts}>
      {position > 0 && (
        <Button
          variant="light"
          leftSection={<IconStar size={16} aria-hidden />}
          loading={move.isPending}
          onClick={() => moveTo(0)}
        >
          {t('pictures.choose')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => ask('legend')}
      >
        {t('pictures.editLegend')}
      </Button>
      <span className={classes.icons}>
        {pictures.length > 1 && (
          <>
            <ActIcon
              icon={IconArrowLeft}
              label={t('pictures.earlier')}
              closed={position === 0 ? t('pictures.isFirst') : null}
              onClick={() => moveTo(position - 1)}
            />
            <ActIcon
              icon={IconArrowRight}
              label={t('pictures.later')}
              closed={position === pictures.length - 1 ? t('pictures.isLast') : null}
              onClick={() => moveTo(position + 1)}
            />
          </>
        )}
        <ActIcon icon={IconTrash} label={t('pictures.delete')} opensDialog onClick={() => ask('delete')} />
      </span>
    </div>
  )
}
