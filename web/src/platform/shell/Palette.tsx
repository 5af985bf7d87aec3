import { Combobox, Loader, TextInput, useCombobox, type ComboboxStore } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ResidencePicture } from '../../ui/ResidencePicture.tsx'
import classes from './Palette.module.css'
import { takeTyped } from './paletteTyping.ts'
import {
  usePaletteActs,
  usePaletteFound,
  usePalettePages,
  useRecentEntries,
  useRunEntry,
  type PaletteEntry,
} from './paletteEntries.ts'
import { keepRecent } from './recentPlaces.ts'

/** Short, for what is under way is given up when the next letter comes. */
const searchDelayMs = 120

/** Letters without their accents, as people type them in a hurry. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Mod+K: find a home, a file, a company or a page, or do something, by typing a few letters of it. */
export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const [searched] = useDebouncedValue(query.trim(), searchDelayMs)
  const found = usePaletteFound(searched)
  const run = useRunEntry()
  const isEmpty = query.trim() === ''
  const recent = useRecentEntries()
  const matches = ({ label }: PaletteEntry) => plain(label).includes(plain(query.trim()))
  const groups = [
    { name: t('shell.palette.recent'), entries: isEmpty ? recent : [] },
    ...(isEmpty ? [] : found.groups),
    { name: t('shell.palette.pages'), entries: usePalettePages().filter(matches) },
    { name: t('shell.palette.acts'), entries: [...found.acts, ...usePaletteActs(onKeys)].filter(matches) },
  ].filter(({ entries }) => entries.length > 0)
  const all = groups.flatMap(({ entries }) => entries)

  // The list is always open; Esc, which would close it, closes the palette.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose })
  const shown = all.map(({ id }) => id).join()
  const choose = (id: string) => {
    onClose()
    const entry = all.find((one) => one.id === id)
    if (!entry) return
    if (entry.to !== undefined && !entry.run) keepRecent({ ...entry, id: id.replace(/^recent-/, ''), to: entry.to })
    run(entry)
  }
  return (
    <Dialog title={t('shell.palette.title')} atTop onClose={onClose}>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            // The ring of the focus is not to stand under the title, which stays.
            mt={4}
            aria-label={t('shell.palette.title')}
            placeholder={t('shell.palette.placeholder')}
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={found.searching && <Loader size="xs" />}
            value={query}
            onFocus={() => setQuery((before) => before + takeTyped())}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.options} aria-label={t('shell.palette.results')}>
          {groups.map(({ name, entries }) => (
            <Combobox.Group key={name} label={name}>
              {entries.map(({ id, label, detail, icon: Icon, home }) => (
                <Combobox.Option key={id} value={id} className={classes.option}>
                  {home ? (
                    <ResidencePicture path={home.picture_path} type={home.type} size="line" />
                  ) : (
                    <Icon size={16} stroke={1.75} aria-hidden />
                  )}
                  <span className={classes.label}>{label}</span>
                  {detail && <span className={classes.detail}>{detail}</span>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {all.length === 0 && !found.searching && (
            <Combobox.Empty>{t('shell.palette.none', { text: query.trim() })}</Combobox.Empty>
          )}
        </Combobox.Options>
        <Selected key={shown} query={query} combobox={combobox} />
      </Combobox>
    </Dialog>
  )
}

let lastQuery: string | null = null

/**
 * Enter opens the first of what another text finds; what the server adds to the same text leaves the choice where it
 * is. The options are found in the document, so it waits until they are drawn.
 */
function Selected({ query, combobox }: { query: string; combobox: ComboboxStore }) {
  const select = useEffectEvent(() => {
    const isSame = lastQuery === query
    lastQuery = query
    const chosen = document.querySelector('[data-combobox-selected]')
    if (isSame && chosen) combobox.updateSelectedOptionIndex('selected')
    else combobox.selectFirstOption()
  })
  // Drawn anew with each list: it has a key of its own.
  useEffect(() => select(), [])
  return null
}
