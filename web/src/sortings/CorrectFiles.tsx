import { defaultFolderNamed, defaultFolders, folderNameField } from '@logis/contract/documents.rules'
import { sortingLabels } from '@logis/contract/sortings.rules'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { isAmong } from '../platform/isAmong.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { run } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { SuggestInput } from '../ui/SuggestInput.tsx'
import runs from '../ui/Run.module.css'
import { useCorrectFiles, type SortingFile, type LabelName } from './api.ts'
import { HomeSelect, type ChosenHome } from './HomeSelect.tsx'
import classes from './Sortings.module.css'
import { useReasons } from './useReasons.ts'

/** What all of their paths say, where two homes may be meant: these are offered first. */
const wordsOf = (files: readonly SortingFile[]): string | undefined => {
  const [words, ...others] = new Set(
    files.map(({ home_found }) => (home_found?.by === 'several' ? home_found.words : '')),
  )
  return others.length === 0 && words ? words : undefined
}

type Props = {
  companyId: number
  sortingId: number
  files: readonly SortingFile[]
  labels: readonly LabelName[]
  onDone?: () => void
}
type Said = { home?: ChosenHome | null; folder?: string; label?: string | null }

const noLabel = 'none'

/** Where files go and what they are: one where it stands, or several alike, of which nothing changes but what is said. */
export function CorrectFiles({ companyId, sortingId, files, labels, onDone }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const save = useCorrectFiles()
  const [said, setSaid] = useState<Said>({})
  const [only] = files.length === 1 ? files : []
  const shownFolder = (name: string | null | undefined) =>
    (name && (defaultFolderNamed(name)?.[language] ?? name)) || ''
  const home = said.home === undefined ? (only?.residence ?? null) : said.home
  const folder = said.folder ?? shownFolder(only?.folder)
  const label = said.label === undefined ? (only ? (only.label ?? noLabel) : null) : said.label
  const isOut = files.every(({ state }) => state === 'LEFT_OUT')
  const place = { company_id: companyId, sorting_id: sortingId, ids: files.map(({ id }) => id) }
  const done = () => {
    setSaid({})
    onDone?.()
  }
  const send = () => {
    const named = said.folder?.trim()
    const input = {
      ...place,
      ...(said.home !== undefined && { residence_id: said.home?.id ?? null }),
      // Of several files, an empty field says nothing.
      ...(named !== undefined &&
        (only || named !== '') && { folder: defaultFolderNamed(named)?.fr ?? (named || null) }),
      ...(said.label !== undefined &&
        said.label !== null && { label: isAmong(sortingLabels, said.label) ? said.label : null }),
    }
    run(save, input, { onSuccess: done })
  }
  const reasons = useReasons(only).filter(Boolean).join(', ')
  const isChanged = Object.values(said).some((value) => value !== undefined)
  const offered = labels.filter(({ code }) => isAmong(sortingLabels, code))
  return (
    <form
      className={classes.correct}
      aria-label={only ? t('sortings.correct.title', { name: only.name }) : t('sortings.correct.many')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !save.isPending) send()
      }}
    >
      {reasons !== '' && <p className={classes.reasons}>{reasons}</p>}
      <div className={classes.inputs}>
        <HomeSelect
          {...{ companyId }}
          hint={wordsOf(files)}
          label={t('sortings.correct.home')}
          description={t('sortings.correct.homeHelp')}
          chosen={home}
          onChoose={(chosen) => setSaid({ ...said, home: chosen })}
        />
        <SuggestInput
          label={t('sortings.correct.folder')}
          description={t(only ? 'sortings.correct.folderHelp' : 'sortings.correct.folderKept')}
          list={t('sortings.correct.folders')}
          maxLength={folderNameField.max}
          value={folder}
          onType={(typed) => setSaid({ ...said, folder: typed })}
          onChoose={(chosen) => setSaid({ ...said, folder: chosen })}
          suggestions={defaultFolders.map((own) => ({ value: own[language], label: own[language] }))}
        />
        <Select
          label={t('sortings.correct.label')}
          description={t('sortings.correct.labelHelp')}
          placeholder={only ? undefined : t('sortings.correct.keep')}
          data={[
            { value: noLabel, label: t('sortings.correct.none') },
            ...offered.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={label}
          allowDeselect={false}
          onChange={(chosen) => setSaid({ ...said, label: chosen })}
        />
      </div>
      <RefusalNote error={save.error} />
      <div className={runs.acts}>
        <Button type="submit" disabled={!isChanged} loading={save.isPending}>
          {t('sortings.correct.save')}
        </Button>
        <Button
          variant="default"
          disabled={save.isPending}
          onClick={() => run(save, { ...place, is_left_out: !isOut }, { onSuccess: done })}
        >
          {t(isOut ? 'sortings.correct.takeIn' : 'sortings.correct.leaveOut')}
        </Button>
      </div>
    </form>
  )
}
