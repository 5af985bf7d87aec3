import { UnstyledButton } from '@mantine/core'
import { envelopeParts } from '@logis/contract/studies.rules'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './WallList.module.css'
import { useWallLook, useWallName } from './wallLook.ts'
import type { WallState } from './wallForms.ts'

/** Where the focus comes back to. */
export const lineId = (key: string) => `wall-${key.replace('/', '-')}`

type Props = { states: readonly WallState[]; shown: string | null; onShow: (key: string) => void }

/** The walls of a study, opaque ones first, each with how far it has come. */
export function WallList({ states, shown, onShow }: Props) {
  const { t } = useTranslation()
  const buildings = new Set(states.map(({ wall }) => wall.batiment)).size
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
                <li key={state.key}>
                  <WallLine {...{ state, onShow }} isShown={state.key === shown} withBuilding={buildings > 1} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

type LineProps = { state: WallState; isShown: boolean; withBuilding: boolean; onShow: (key: string) => void }

function WallLine({ state, isShown, withBuilding, onShow }: LineProps) {
  const { t } = useTranslation()
  const look = useWallLook()(state)
  const name = useWallName()(state)
  return (
    <UnstyledButton
      id={lineId(state.key)}
      className={classes.wall}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => onShow(state.key)}
    >
      <span className={classes.name}>{name}</span>
      <span className={classes.facts}>
        <StatusChip {...look} />
        {withBuilding && (
          <span className={classes.building}>{t('studies.importing.building', { number: state.wall.batiment })}</span>
        )}
      </span>
    </UnstyledButton>
  )
}
