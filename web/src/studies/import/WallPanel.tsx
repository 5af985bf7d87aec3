import { Button, Group, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowLeft, IconClipboard, IconCopy, IconPlus } from '@tabler/icons-react'
import { newWallRow, pasteRows, sameRows, wallRefusal, type WallRow } from '@logis/contract/studies.walls'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tellSuccess } from '../../platform/teller.tsx'
import { announce } from '../../ui/announce.ts'
import { ActButton } from '../../ui/ActButton.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { run } from '../../ui/call.ts'
import { useImportWalls } from '../api.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import type { Favourites } from './ImportDialog.tsx'
import { ImportRefused } from './ImportRefused.tsx'
import { Building } from './Building.tsx'
import { RowFields } from './RowFields.tsx'
import type { Import } from './useImport.ts'
import { useWallFacts } from './useWallFacts.ts'
import { importOf, type WallState } from './wallForms.ts'
import { useWallLook, useWallName } from './wallLook.ts'
import classes from './WallPanel.module.css'

type Props = {
  projectId: number
  state: WallState
  work: Import
  favourites: Favourites | null
  /** Chosen from the list, not shown for want of another. */
  isChosen: boolean
  onBack: () => void
}

/** One wall: what the study says of it, and the materials it is made of. */
export function WallPanel({ projectId, state, work, favourites, isChosen, onBack }: Props) {
  const { t } = useTranslation()
  const name = useWallName()(state)
  const look = useWallLook()(state)
  const back = useRef<HTMLButtonElement>(null)
  // On a phone the list gives way to the wall, and takes the focus with it. Elsewhere the button is not drawn.
  useEffect(() => {
    if (isChosen) back.current?.focus()
  }, [isChosen])
  return (
    <section className={classes.panel} aria-label={name}>
      <Button
        ref={back}
        className={classes.back}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        {t('studies.importing.back')}
      </Button>
      <header className={classes.header}>
        <h3 className={classes.name}>{name}</h3>
        <Building number={state.building} />
        <StatusChip {...look} />
        {state.isSupported && favourites && <FavouriteButton {...{ state, favourites }} />}
      </header>
      <Summary state={state} />
      {state.isSupported ? (
        <Rows {...{ projectId, state, work }} />
      ) : (
        <Text role="note">{t('studies.importing.unsupported')}</Text>
      )}
    </section>
  )
}

function Summary({ state: { wall } }: { state: WallState }) {
  const { t } = useTranslation()
  const facts = useWallFacts()(wall)
  return (
    <dl className={classes.summary} aria-label={t('studies.importing.summary')}>
      {facts.map(({ key, title, value }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rows({ projectId, state, work }: Pick<Props, 'projectId' | 'state' | 'work'>) {
  const { t } = useTranslation()
  const { rows, wall } = state
  const set = (next: readonly WallRow[]) => work.setRows(state, next)
  return (
    <div className={classes.rows}>
      <h4 className={classes.title}>{t('studies.importing.rows')}</h4>
      {rows.length === 0 && <Text c="dimmed">{t('studies.importing.noRows')}</Text>}
      {state.isOfFormerStudy && (
        <Text size="xs" c="dimmed" role="note">
          {t('studies.importing.ofFormerStudy')}
        </Text>
      )}
      {!state.isTouched && state.saved.length === 0 && rows.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('studies.importing.fromFavourite')}
        </Text>
      )}
      {rows.map((row, at) => (
        <RowFields
          // Rows have no name of their own: their place is what they are.
          key={at}
          number={at + 1}
          row={row}
          onChange={(changed) => set(rows.map((one, other) => (other === at ? changed : one)))}
          onRemove={() => set(rows.filter((_, other) => other !== at))}
        />
      ))}
      <Group gap="sm">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set([...rows, newWallRow(wall)])}
        >
          {t('studies.importing.addRow')}
        </Button>
        <CopyButtons {...{ state, work }} />
      </Group>
      <WallActs {...{ projectId, state, work }} />
    </div>
  )
}

/** IMP-03: by buttons, or by the keys that everybody copies with. */
function CopyButtons({ state, work }: Pick<Props, 'state' | 'work'>) {
  const { t } = useTranslation()
  const { rows } = state
  const count = work.copied?.rows.length ?? 0
  const copy = () => {
    // Text that is selected is what someone means to copy.
    if (rows.length === 0 || window.getSelection()?.toString()) return
    work.copy(state)
    announce(t('studies.importing.copied', { count: rows.length }))
  }
  const paste = () => {
    if (!work.copied) return
    work.setRows(state, pasteRows(rows, work.copied, state.wall))
    announce(t('studies.importing.pasted'))
  }
  useHotkeys([
    ['mod+C', copy, { preventDefault: false }],
    ['mod+V', paste, { preventDefault: false }],
  ])
  return (
    <>
      <ActButton
        variant="default"
        size="xs"
        leftSection={<IconCopy size={16} aria-hidden />}
        closed={rows.length === 0 ? t('studies.importing.copyNothing') : null}
        onClick={copy}
      >
        {t('studies.importing.copy')}
      </ActButton>
      <ActButton
        variant="default"
        size="xs"
        leftSection={<IconClipboard size={16} aria-hidden />}
        closed={count === 0 ? t('studies.importing.pasteNothing') : null}
        onClick={paste}
      >
        {count === 0 ? t('studies.importing.paste') : t('studies.importing.pasteCount', { count })}
      </ActButton>
    </>
  )
}

/** IMP-16..19: one wall, now. */
function WallActs({ projectId, state, work }: Pick<Props, 'projectId' | 'state' | 'work'>) {
  const { t } = useTranslation()
  const name = useWallName()(state)
  const [asking, ask] = useState(false)
  const send = useImportWalls()
  const confirm = useImportWalls()
  const isImported = state.saved.length > 0
  const refusal = wallRefusal(state)
  const input = { residence_id: projectId, study_id: work.studyId, walls: [importOf(state)] }
  const done = () => {
    ask(false)
    work.forget([state.key])
    tellSuccess(t('studies.importing.imported', { name }))
  }
  return (
    <>
      {send.error && <ImportRefused error={send.error} advice={t('studies.importing.takenWall')} />}
      <Group gap="sm" justify="flex-end">
        {isImported && (
          <ActButton
            variant="default"
            closed={sameRows(state.rows, state.saved) ? t('studies.importing.resetNothing') : null}
            onClick={() => work.forget([state.key])}
          >
            {t('studies.importing.reset')}
          </ActButton>
        )}
        <ActButton
          variant="default"
          closed={refusal && t(`studies.importing.refusal.${refusal}`)}
          loading={send.isPending}
          onClick={() => (isImported ? ask(true) : run(send, input, { onSuccess: done }))}
        >
          {t(isImported ? 'studies.importing.update' : 'studies.importing.import')}
        </ActButton>
      </Group>
      {asking && (
        <ConfirmDialog
          title={t('studies.importing.overwrite')}
          text={t('studies.importing.overwriteText', { name })}
          call={confirm}
          input={input}
          onDone={done}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
