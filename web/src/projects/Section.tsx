import type { ProjectCard } from '@logis/contract/projects.rules'
import { Skeleton } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useWhole } from '../platform/printing.ts'
import { Alone } from '../ui/Alone.tsx'
import { Card } from '../ui/Card.tsx'
import { FoldContext } from '../ui/fold.ts'
import { useNarrow } from '../ui/useNarrow.ts'
import { useAwaited } from '../ui/together.ts'
import { useNear } from '../ui/useNear.ts'
import classes from './ProjectPage.module.css'

/** What asks for nothing by itself, and is folded of its own accord. */
const isQuiet = (card: ProjectCard) => card === 'feed'

type Props = { card: ProjectCard; title: string; children: ReactNode }

/**
 * One part of the page, at its own address (`#documents`). It is fetched when the reader comes near it; on a phone it
 * is a row that opens.
 */
export function Section({ card, title, children }: Props) {
  const whole = useWhole()
  const quiet = isQuiet(card)
  const narrow = useNarrow()
  const wanted = useLocation({
    // A link to a page or a search of the activity means to show it.
    select: ({ hash, searchStr }) => hash === card || (quiet && searchStr.includes(`${card}.`)),
  })
  const [opened, setOpened] = useState<boolean | null>(null)
  const [met, setMet] = useState(false)
  const { ref, near, known } = useNear<HTMLDivElement>()
  const isOpen = (whole && !quiet) || (opened ?? wanted)
  const toggle = () => setOpened(!isOpen)
  const shown = (whole && !quiet) || met || (narrow ? isOpen : near || wanted || quiet)
  useAwaited(!known && !narrow)
  // What was shown once stays, so that a row that is closed keeps what was typed in it.
  if (shown && !met) setMet(true)
  return (
    <FoldContext value={narrow ? { opened: isOpen, isToggled: opened !== null, onToggle: toggle } : null}>
      <div className={classes.card} id={card} ref={ref}>
        {shown ? (
          <Alone around={(note) => <Card title={title}>{note}</Card>}>{children}</Alone>
        ) : (
          <Card title={title}>
            <Skeleton height={160} />
          </Card>
        )}
      </div>
    </FoldContext>
  )
}
