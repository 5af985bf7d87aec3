import type { MaterialLabel } from '@logis/contract/materialLabels'
import type { ThermalStudy } from '@logis/contract/studies'
import { wallsOf, type Envelope } from '@logis/contract/studies.rules'
import { sameRows, type CopiedRows, type WallRow } from '@logis/contract/studies.walls'
import type { DeviceRow } from '@logis/contract/devices'
import { useState } from 'react'
import { forgetDraft, readDraft, writeDraft } from '../../platform/draft.ts'
import { wallStates, withEdits, type Edits, type WallState } from './wallForms.ts'

type Facts = {
  study: ThermalStudy
  envelope: Envelope
  devices: readonly DeviceRow[]
  labels: readonly MaterialLabel[]
}

/**
 * What is typed on the walls of a study. It survives a lost connection and a reloaded page; a wall that was imported
 * is shown by its devices again.
 */
export const useImport = ({ study, envelope, devices, labels }: Facts) => {
  const key = `studies.import.${study.id}`
  const [edits, setEdits] = useState<Edits>(() => readDraft<Edits>(key) ?? {})
  const [copied, setCopied] = useState<CopiedRows | null>(null)

  // From what is there by then: another wall may be typed on while one is being imported.
  const change = (next: (before: Edits) => Edits) =>
    setEdits((before) => {
      const after = next(before)
      writeDraft(key, after)
      return after
    })
  const forget = (keys: readonly string[]) =>
    change((before) => Object.fromEntries(Object.entries(before).filter(([wall]) => !keys.includes(wall))))

  const untouched = wallStates({ study, walls: wallsOf(envelope), devices, labels })
  const states = withEdits(untouched, edits)
  /** The same from one drawing to the next: what is typed on a wall draws no other again. */
  const acts = {
    studyId: study.id,
    copy: ({ rows, wall }: WallState) => setCopied({ rows, surface: wall.surface_totale }),
    setRows: ({ key: wall }: WallState, rows: readonly WallRow[]) => change((before) => ({ ...before, [wall]: rows })),
    /** These walls show what was saved, or proposed, once more. */
    forget,
  }
  return {
    acts,
    states,
    copied,
    isDirty: states.some(({ isTouched, rows, initial }) => isTouched && !sameRows(rows, initial)),
    abandon: () => forgetDraft(key),
  }
}
export type Import = ReturnType<typeof useImport>
