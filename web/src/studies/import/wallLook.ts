import { areRowsValid, wallTone } from '@logis/contract/studies.walls'
import { useTranslation } from '../../ui/texts.ts'
import type { ChipTone } from '../../ui/StatusChip.tsx'
import type { WallState } from './wallForms.ts'

/** IMP-15: the state of a wall as a colour and a word. */
export const useWallLook = () => {
  const { t } = useTranslation()
  return (state: WallState): { tone: ChipTone; label: string } => {
    if (!state.isSupported) return { tone: 'neutral', label: t('studies.importing.unsupportedState') }
    const tone = wallTone(state)
    const isIncomplete = tone === 'warning' && !areRowsValid(state)
    return {
      tone,
      label: t(isIncomplete ? 'studies.importing.invalidState' : `studies.importing.states.${tone}`),
    }
  }
}

/** A wall by the name that the study gives it. */
export const useWallName = () => {
  const { t } = useTranslation()
  return ({ wall }: Pick<WallState, 'wall'>) => wall.name ?? t('studies.importing.unnamed')
}
