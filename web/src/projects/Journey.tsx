import {
  IconCheck,
  IconFileText,
  IconKey,
  IconMailOpened,
  IconPlus,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import type { Project } from './api.ts'
import classes from './Journey.module.css'
import { journeySteps, type JourneyStep } from './journeySteps.ts'

const icons: Record<JourneyStep['key'], TablerIcon> = {
  created: IconPlus,
  documents: IconFileText,
  invited: IconSend,
  opened: IconMailOpened,
  activated: IconKey,
}

/** How far the home has come on its way to its owner. Not a wizard: its steps do not wait for one another. */
export function Journey({ project }: { project: Project }) {
  const { t } = useTranslation()
  const steps = journeySteps(t, useFormats(), project)
  return (
    <ol className={classes.journey} aria-label={t('projects.journey.title')}>
      {steps.map(({ key, state, label, detail }) => {
        const Icon = state === 'done' ? IconCheck : icons[key]
        return (
          <li className={classes.step} data-state={state} key={key}>
            <span className={classes.mark}>
              <Icon size={14} stroke={2} aria-hidden />
            </span>
            <span className={classes.words}>
              <strong className={classes.label}>{label}</strong> <span className={classes.detail}>{detail}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
