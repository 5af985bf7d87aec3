import { IconEye } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useReadOnly } from '../platform/identity.ts'
import type { Project } from './api.ts'
import classes from './NextAct.module.css'

/** Another company's project, open to read. Who reads everywhere is told so above the page. */
export function ReadOnlyBand({ project }: { project: Pick<Project, 'cannot' | 'company'> }) {
  const { t } = useTranslation()
  const everywhere = useReadOnly()
  if (everywhere || project.cannot.edit !== 'FORBIDDEN') return null
  return (
    <p className={classes.quiet} role="note">
      <IconEye size={18} aria-hidden />
      <span>
        {t('projects.readOnly.text')} {t('projects.readOnly.who', { company: project.company.name })}
      </span>
    </p>
  )
}
