import { Button, Group, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconClipboard, IconCopy, IconPlus } from '@tabler/icons-react'
import { keptBy, newWallRow, pasteRows, sameRows, wallRefusal, type WallRow } from '@logis/contract/studies.walls'
import { memo, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
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
import { useImportWords } from './useImportWords.ts'
import { useSeen } from './useSeen.ts'
import { useWallFacts } from './useWallFacts.ts'
import { importOf, type WallState } from './wallForms.ts'
import { useWallLook, useWallName } from './wallLook.ts'
import classes from './WallCard.module.css'

type Props = {
  projectId: number
  state: WallState
  acts: Import['acts']
  copied: Import['copied']
  favourites: Favourites | null
  isCurrent: boolean
  onCurrent: (key: string) => void
}

/** Where the list leads to. */
export const cardId = (key: string) => `wall-card-${key.replace('/', '-')}`

/**
 * IMP-02: one wall, what the study says of it, and the materials it is made of. A study has hundreds of them: one is
 * drawn whole once it comes into sight, and again when what it says has changed, not with each key that is pressed.
 */
export const WallCard = memo(function WallCard({ state, favourites, isCurrent, onCurrent, ...rest }: Props) {
  const { t } = useTranslation()
  const name = useWallName()(state)
  const look = useWallLook()(state)
  const [card, isSeen] = useSeen()
  const { key, building } = state
  return (
    <section
      ref={card}
      id={cardId(key)}
      className={classes.card}
      aria-label={building === null ? name : `${name}, ${t('studies.importing.building', { number: building })}`}
      aria-current={isCurrent ? 'true' : undefined}
      data-seen={isSeen || undefined}
      onFocusCapture={() => onCurrent(key)}
    >
      <header className={classes.header}>
        <h3 className={classes.name}>{name}</h3>
        <Building number={building} />
        <StatusChip {...look} />
        {isSeen && state.isSupported && favourites && <FavouriteButton {...{ state, favourites }} />}
      </header>
      {isSeen && <Summary state={state} />}
      {isSeen &&
        (state.isSupported ? (
          <Rows {...{ state, isCurrent }} {...rest} />
        ) : (
          <Text role="note">{t('studies.importing.unsupported')}</Text>
        ))}
    </section>
  )
})

type RowsProps = Pick<Props, 'projectId' | 'state' | 'acts' | 'copied' | 'isCurrent'>

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

function Rows({ projectId, state, acts, copied, isCurrent }: RowsProps) {
  const { t } = useTranslation()
  const { rows, wall } = state
  const kept = keptBy(state)
  const set = (next: readonly WallRow[]) => acts.setRows(state, next)
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
          {...{ row, kept }}
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
        <CopyButtons {...{ state, acts, copied, isCurrent }} />
      </Group>
      <WallActs {...{ projectId, state, acts }} />
    </div>
  )
}

/** IMP-03: by buttons, or by the keys that everybody copies with, which speak of the current wall. */
function CopyButtons({ state, acts, copied, isCurrent }: Omit<RowsProps, 'projectId'>) {
  const { t } = useTranslation()
  const { rows } = state
  const count = copied?.rows.length ?? 0
  const copy = () => {
    // Text that is selected is what someone means to copy.
    if (rows.length === 0 || window.getSelection()?.toString()) return
    acts.copy(state)
    announce(t('studies.importing.copied', { count: rows.length }))
  }
  const paste = () => {
    if (!copied) return
    acts.setRows(state, pasteRows(rows, copied, state.wall))
    announce(t('studies.importing.pasted'))
  }
  useHotkeys(
    isCurrent
      ? [
          ['mod+C', copy, { preventDefault: false }],
          ['mod+V', paste, { preventDefault: false }],
        ]
      : [],
  )
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
function WallActs({ projectId, state, acts }: Pick<Props, 'projectId' | 'state' | 'acts'>) {
  const { t } = useTranslation()
  const name = useWallName()(state)
  const [asking, ask] = useState(false)
  const send = useImportWalls()
  const confirm = useImportWalls()
  const inWordsOf = useImportWords([state])
  const isImported = state.saved.length > 0
  const refusal = wallRefusal(state)
  const input = { residence_id: projectId, study_id: acts.studyId, walls: [importOf(state)] }
  const done = () => {
    ask(false)
    acts.forget([state.key])
    tellSuccess(t('studies.importing.imported', { name }))
  }
  return (
    <>
      {send.error && (
        <ImportRefused error={inWordsOf(send.error, send.variables)} advice={t('studies.importing.takenWall')} />
      )}
      <Group gap="sm" justify="flex-end">
        {isImported && (
          <ActButton
            variant="default"
            closed={sameRows(state.rows, state.saved) ? t('studies.importing.resetNothing') : null}
            onClick={() => acts.forget([state.key])}
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
          call={{
            isPending: confirm.isPending,
            mutateAsync: (sent) =>
              confirm.mutateAsync(sent).catch((error: unknown) => Promise.reject(inWordsOf(error, sent))),
          }}
          input={input}
          onDone={done}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
