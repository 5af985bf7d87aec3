import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useProjectMap } from './api.ts'
import classes from './MapThumb.module.css'

/** Where the home stands, in one still picture. Until it is there, or where there is none, it takes no room. */
export function MapThumb({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  const map = useProjectMap(projectId).data?.data
  const [failed, setFailed] = useState(false)
  if (!map?.picture_path || failed) return null
  return (
    <div className={classes.map} data-print="hidden">
      <img src={map.picture_path} alt={t('projects.map.alt')} onError={() => setFailed(true)} />
      {map.page_url && (
        <a className={classes.open} href={map.page_url} target="_blank" rel="noreferrer">
          <IconExternalLink size={14} aria-hidden />
          {t('projects.map.open')}
          <span className="visually-hidden"> {t('projects.map.newTab')}</span>
        </a>
      )}
    </div>
  )
}
