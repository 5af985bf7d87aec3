import { jobsNamed, type ReadContact, type ReadFile } from '@logis/contract/contacts.files.rules'
import { Button, Checkbox, FileInput, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { run } from '../ui/call.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { useImportContacts, useJobs, useMatches } from './api.ts'
import classes from './ImportDialog.module.css'
import { inputOf, readFile, type Found } from './importing.ts'
import { matchText } from './Matches.tsx'

type Props = { companyId: number; onClose: () => void }

/** Contacts of another address book: read here, seen and chosen, then brought in at once. */
export function ImportDialog({ companyId, onClose }: Props) {
  const { t } = useTranslation()
  const [found, setFound] = useState<Found | null>(null)
  const read = (file: File | null) => (file ? void readFile(file).then(setFound) : setFound(null))
  return (
    <Dialog title={t('contacts.import.title')} width="md" onClose={onClose}>
      <FileInput
        data-autofocus
        className={classes.file ?? ''}
        label={t('contacts.import.file')}
        description={t('contacts.import.help')}
        placeholder={t('contacts.import.choose')}
        accept=".csv,.vcf,text/csv,text/vcard"
        clearable
        clearButtonProps={{ 'aria-label': t('contacts.import.clear') }}
        error={found && 'fault' in found ? t(`contacts.import.fault.${found.fault}`) : undefined}
        onChange={read}
      />
      {found && 'file' in found ? (
        <Preview companyId={companyId} file={found.file} onClose={onClose} />
      ) : (
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {t('ui.action.cancel')}
          </Button>
          <Button disabled>{t('contacts.import.title')}</Button>
        </DialogFooter>
      )}
    </Dialog>
  )
}

function Preview({ companyId, file, onClose }: Props & { file: ReadFile }) {
  const { t } = useTranslation()
  const jobs = useJobs().data?.data ?? []
  const matches = useMatches(
    companyId,
    file.contacts.map(({ emails, phones }) => ({ emails, phones })),
  ).data?.data
  // Who is there already is left out unless one says otherwise.
  const [asked, ask] = useState<Readonly<Record<number, boolean>>>({})
  const [fallback, setFallback] = useState<string | null>(null)
  const call = useImportContacts()
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null)

  const rows = file.contacts.map((contact, index) => ({
    contact,
    alike: matches?.[index] ?? [],
    jobs: jobsNamed(contact.trades, jobs),
  }))
  const isTaken = (index: number) => asked[index] ?? rows[index]!.alike.length === 0
  const taken = rows.filter((_, index) => isTaken(index))
  const lacking = taken.filter((row) => row.jobs.length === 0).length
  const isReady = taken.length > 0 && jobs.length > 0 && (lacking === 0 || fallback !== null)

  const bring = () => {
    const contacts = taken.map((row) =>
      inputOf(row.contact, row.jobs.length > 0 ? row.jobs.map(({ id }) => id) : [Number(fallback)]),
    )
    run(
      call,
      { company_id: companyId, contacts },
      {
        onSuccess: ({ data }) => {
          tellSuccess(t('contacts.import.done', { count: data.created }))
          onClose()
        },
        onError: (error) => setRefusal({ error }),
      },
    )
  }
  return (
    <>
      <p role="status">
        {t('contacts.import.found', { count: file.contacts.length })}
        {file.nameless > 0 && ` ${t('contacts.import.nameless', { count: file.nameless })}`}
        {file.more > 0 && ` ${t('contacts.import.more', { count: file.more })}`}
      </p>
      {lacking > 0 && (
        <Select
          mt="sm"
          label={t('contacts.import.job', { count: lacking })}
          placeholder={t('contacts.link.chooseJob')}
          data={jobs.map(({ id, name }) => ({ value: String(id), label: name }))}
          searchable
          value={fallback}
          onChange={setFallback}
        />
      )}
      <ul className={classes.list} aria-label={t('contacts.import.list')}>
        {rows.map((row, index) => (
          <li key={index}>
            <Checkbox
              label={[row.contact.name, row.contact.company_name].filter(Boolean).join(' · ')}
              checked={isTaken(index)}
              onChange={({ currentTarget: { checked } }) => ask((before) => ({ ...before, [index]: checked }))}
              description={
                <>
                  <span className={classes.facts}>{factsOf(row.contact, row.jobs)}</span>
                  {row.alike.map((match) => (
                    <span key={match.id} className={classes.alike}>
                      {' '}
                      {t('contacts.import.alike', { who: matchText(t, match) })}
                    </span>
                  ))}
                </>
              }
            />
          </li>
        ))}
      </ul>
      <RefusalNote error={refusal?.error} />
      <DialogFooter hint={lacking > 0 && fallback === null ? t('contacts.form.jobRequired') : undefined}>
        <Button variant="default" disabled={call.isPending} onClick={onClose}>
          {t('ui.action.cancel')}
        </Button>
        <Button loading={call.isPending} disabled={!isReady} onClick={bring}>
          {t('contacts.import.submit', { count: taken.length })}
        </Button>
      </DialogFooter>
    </>
  )
}

const factsOf = ({ emails, phones, address }: ReadContact, jobs: readonly { name: string }[]) =>
  [jobs.map(({ name }) => name).join(', '), ...phones, ...emails, address?.city].filter(Boolean).join(' · ')
