import { UnstyledButton } from '@mantine/core'
import { envelopeParts } from '@logis/contract/studies.rules'
import { memo } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { StatusChip, type ChipTone } from '../../ui/StatusChip.tsx'
import { Building } from './Building.tsx'
import classes from './WallList.module.css'
import { useWallLook, useWallName } from './wallLook.ts'
import type { WallState } from './wallForms.ts'

/** Where the focus comes back to. */
export const lineId = (key: string) => `wall-${key.replace('/', '-')}`

type Props = { states: readonly WallState[]; current: string | null; onOpen: (key: string) => void }

/** The index of the cards: the walls of a study, opaque ones first, each with how far it has come. */
export function WallList({ states, current, onOpen }: Props) {
  const { t } = useTranslation()
  const lookOf = useWallLook()
  const nameOf = useWallName()
  return (
    <nav className={classes.list} aria-label={t('studies.importing.walls')}>
      {envelopeParts.map((part) => {
        const own = states.filter(({ wall }) => wall.part === part)
        if (own.length === 0) return null
        return (
          <section key={part} aria-label={t(`studies.importing.${part}`)}>
            <h3 className={classes.part}>
              {t(`studies.importing.${part}`)} {t('studies.importing.count', { count: own.length })}
            </h3>
            <ul className={classes.walls}>
              {own.map((state) => (
                <WallLine
                  key={state.key}
                  wallKey={state.key}
                  name={nameOf(state)}
                  {...lookOf(state)}
                  isCurrent={state.key === current}
                  building={state.building}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

type LineProps = {
  wallKey: string
  name: string
  tone: ChipTone
  label: string
  isCurrent: boolean
  building: number | null
  onOpen: (key: string) => void
}

/** A study has hundreds of walls: a line is drawn again when what it says has changed, not with each key that is pressed. */
const WallLine = memo(function WallLine({ wallKey, name, tone, label, isCurrent, building, onOpen }: LineProps) {
  return (
    <li>
      <UnstyledButton
        id={lineId(wallKey)}
        className={classes.wall}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onOpen(wallKey)}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          <StatusChip tone={tone} label={label} />
          <Building number={building} />
        </span>
      </UnstyledButton>
    </li>
  )
})
