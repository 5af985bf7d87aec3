import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import type { Project } from './api.ts'

/** Where the facts of a home begin: what `FactsButton` leads to. */
export const factsId = 'informations'

type Props = { project: Pick<Project, 'cards'>; onLead: () => void }

/** Of a building, to its own facts and its code, over which a flat may stand; on a phone they are what comes next. */
export function FactsButton({ project, onLead }: Props) {
  const { t } = useTranslation()
  const lead = () => {
    onLead()
    const title = document.getElementById(factsId)
    title?.focus({ preventScroll: true })
    title?.scrollIntoView({ block: 'start' })
  }
  return (
    <Button visibleFrom="sm" variant="default" leftSection={<IconInfoCircle size={16} aria-hidden />} onClick={lead}>
      {t(project.cards.includes('code') ? 'projectPage.factsAndCode' : 'projectPage.facts')}
    </Button>
  )
}
