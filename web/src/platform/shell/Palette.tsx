import { Combobox, Loader, TextInput, useCombobox, type ComboboxStore } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog.tsx'
import classes from './Palette.module.css'
import { takeTyped } from './paletteTyping.ts'
import { usePaletteActs, usePalettePages, usePaletteProjects, type PaletteEntry } from './paletteEntries.ts'

const searchDelayMs = 250

/** Letters without their accents, as people type them in a hurry. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Mod+K: go to a page or a project, or do something, by typing a few letters of it. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const [searched] = useDebouncedValue(query.trim(), searchDelayMs)
  const projects = usePaletteProjects(searched)
  const matches = ({ label }: PaletteEntry) => plain(label).includes(plain(query.trim()))
  const groups = [
    { name: t('platform.palette.pages'), entries: usePalettePages().filter(matches) },
    { name: t('platform.palette.projects'), entries: query.trim() ? projects.entries : [] },
    { name: t('platform.palette.acts'), entries: usePaletteActs().filter(matches) },
  ].filter(({ entries }) => entries.length > 0)
  const all = groups.flatMap(({ entries }) => entries)

  // The list is always open; Esc, which would close it, closes the palette.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose })
  const shown = all.map(({ id }) => id).join()
  const choose = (id: string) => {
    onClose()
    all.find((entry) => entry.id === id)?.run()
  }
  return (
    <Dialog title={t('platform.palette.title')} onClose={onClose}>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            aria-label={t('platform.palette.title')}
            placeholder={t('platform.palette.placeholder')}
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={projects.searching && <Loader size="xs" />}
            value={query}
            onFocus={() => setQuery((before) => before + takeTyped())}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.options} aria-label={t('platform.palette.results')}>
          {groups.map(({ name, entries }) => (
            <Combobox.Group key={name} label={name}>
              {entries.map(({ id, label, detail, icon: Icon }) => (
                <Combobox.Option key={id} value={id} className={classes.option}>
                  <Icon size={16} stroke={1.75} aria-hidden />
                  <span className={classes.label}>{label}</span>
                  {detail && <span className={classes.detail}>{detail}</span>}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {all.length === 0 && !projects.searching && <Combobox.Empty>{t('platform.palette.none')}</Combobox.Empty>}
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
