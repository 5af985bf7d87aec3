import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useDropping } from '../ui/useDropping.ts'
import runs from '../ui/Run.module.css'
import { useFormats } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useMoveFiles, type Sorting } from './api.ts'
import { carried, carries } from './dragging.ts'
import { HomeSelect, type ChosenHome } from './HomeSelect.tsx'
import classes from './Sortings.module.css'

type Props = {
  companyId: number
  sortingId: number
  homes: Sorting['homes']
  isDragging: boolean
  /** The home whose files are shown. */
  shown: string | undefined
  onShow: (id: number | null) => void
}

/** The homes that files go to: each shows its own when pressed, and takes those that are dropped on it. */
export function HomesPanel({ companyId, sortingId, homes, isDragging, shown, onShow }: Props) {
  const { t } = useTranslation()
  const [added, setAdded] = useState<readonly ChosenHome[]>([])
  const move = useMoveFiles()
  const more = added.filter(({ id }) => !homes.some((home) => home.id === id))
  const targets = [...more.map((home) => ({ ...home, files: 0 })), ...homes]
  const take = (home: ChosenHome, ids: number[]) => {
    if (ids.length === 0) return
    move.mutate(
      { company_id: companyId, sorting_id: sortingId, ids, residence_id: home.id },
      { onSuccess: () => tellSuccess(t('sortings.correct.moved', { count: ids.length, name: home.name })) },
    )
  }
  return (
    <aside className={classes.homes} aria-label={t('sortings.homes.title')} data-dragging={isDragging || undefined}>
      <h2 className={classes.homesTitle}>{t('sortings.homes.title')}</h2>
      <p className={runs.note}>{t('sortings.homes.help')}</p>
      <HomeSelect
        key={added.length}
        {...{ companyId }}
        label={t('sortings.homes.add')}
        placeholder={t('sortings.homes.search')}
        chosen={null}
        onChoose={(home) => home && setAdded([home, ...added.filter(({ id }) => id !== home.id)])}
      />
      <ul className={classes.targets}>
        {targets.map((home) => (
          <li key={home.id}>
            <Target
              home={home}
              isShown={shown === String(home.id)}
              onShow={() => onShow(shown === String(home.id) ? null : home.id)}
              onTake={(ids) => take(home, ids)}
            />
          </li>
        ))}
      </ul>
    </aside>
  )
}

type TargetProps = {
  home: ChosenHome & { files: number }
  isShown: boolean
  onShow: () => void
  onTake: (ids: number[]) => void
}
function Target({ home: { name, building, files }, isShown, onShow, onTake }: TargetProps) {
  const { formatNumber } = useFormats()
  const dropping = useDropping((dropped) => onTake(carried(dropped)), { takes: carries, effect: 'move' })
  return (
    <UnstyledButton className={classes.target} aria-pressed={isShown} onClick={onShow} {...dropping}>
      <span className={classes.targetName}>
        {building && <span className={classes.faint}>{building} · </span>}
        {name}
      </span>
      <span className={classes.count}>{formatNumber(files)}</span>
    </UnstyledButton>
  )
}
