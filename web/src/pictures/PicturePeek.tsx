import { useTranslation } from '../ui/texts.ts'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import { usePictures } from './api.ts'
import classes from './PicturePeek.module.css'

type Props = { home: { id: number; name: string } }

/** The main photo of a home, beside a list; nothing where there is none. */
export function PicturePeek({ home: { id, name } }: Props) {
  const { t } = useTranslation()
  const main = usePictures(id).data?.data.pictures.find(({ is_main }) => is_main)
  if (!main) return null
  return (
    <div className={classes.photo}>
      <ResidencePicture
        path={main.picture_path}
        type="FLAT"
        size="head"
        alt={main.legend ?? t('pictures.alt', { name })}
      />
    </div>
  )
}
