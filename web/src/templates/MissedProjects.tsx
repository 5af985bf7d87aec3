import { CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import type { Named } from './outcome.ts'
import classes from './MissedProjects.module.css'

// The list may have been scrolled far below.
const intoView = (warning: HTMLElement | null) => warning?.scrollIntoView({ block: 'nearest' })

/** TPL-22: the projects that a template did not reach, by name, until the reader closes it. */
export function MissedProjects({ projects, onClose }: { projects: readonly Named[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.warning} role="alert" ref={intoView}>
      <IconAlertTriangle className={classes.icon} size={20} aria-hidden />
      <div className={classes.text}>
        <p className={classes.title}>{t('templates.missed.title', { count: projects.length })}</p>
        <p>{t('templates.missed.text')}</p>
        <ul>
          {projects.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </div>
      <CloseButton aria-label={t('ui.action.close')} onClick={onClose} />
    </div>
  )
}
