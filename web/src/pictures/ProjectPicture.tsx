import { IconPhoto, IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { onDemand } from '../ui/onDemand.tsx'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import type { Home } from './api.ts'
import classes from './ProjectPicture.module.css'

const GalleryDialog = onDemand(() => import('./GalleryDialog.tsx').then((module) => module.GalleryDialog))

/**
 * The face of a project at the head of its page. Its button opens the photos, or adds the first one.
 *
 * @example <ProjectPicture home={project} />
 */
export function ProjectPicture({ home }: { home: Home }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { name, type, picture_path, pictures_count: count } = home
  const isEmpty = count === 0
  const Icon = isEmpty ? IconPhotoPlus : IconPhoto
  return (
    <div className={classes.frame}>
      <ResidencePicture
        path={picture_path}
        type={type}
        size="head"
        alt={picture_path ? t('pictures.alt', { name }) : ''}
        faded={home.deleted_at !== null}
      />
      {(!isEmpty || home.cannot.change_pictures === null) && (
        <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon size={16} aria-hidden />
          {isEmpty ? t('pictures.first') : t('pictures.count', { count })}
        </button>
      )}
      {open && <GalleryDialog home={home} onClose={() => setOpen(false)} />}
    </div>
  )
}
