import { shareLimits, shareTexts } from '@logis/contract/booklet.shares.rules'
import { emailField } from '@logis/contract/http.rules'
import { Button, Checkbox, Group, Radio, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useTranslation } from '../ui/texts.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useCreateShare, type SharePart } from './api.ts'
import classes from './Shares.module.css'

type Props = { residenceId: number; parts: readonly SharePart[]; onClose: () => void }
type Fields = {
  label: string
  what: 'whole' | 'some'
  parts: string[]
  days: string
  openings: string
  protection: 'NONE' | 'PASSWORD' | 'CODE'
  password: string
  email: string
}
const offeredDays = [1, shareLimits.usualDays, 30, shareLimits.days]
const offeredOpenings = [1, 5, shareLimits.usualOpenings, shareLimits.openings]

/** Makes a link, and then shows it once. */
export function ShareDialog({ residenceId, parts, onClose }: Props) {
  const [link, setLink] = useState<string | null>(null)
  if (link !== null) return <Made link={link} onClose={onClose} />
  return <ShareForm residenceId={residenceId} parts={parts} onMade={setLink} onClose={onClose} />
}

/** The token stands in the fragment, which no server is told. */
const linkOf = (token: string) => `${location.origin}/partage#token=${token}`

function ShareForm({ residenceId, parts, onMade, onClose }: Props & { onMade: (link: string) => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const initialValues: Fields = {
    label: '',
    what: 'whole',
    parts: [],
    days: String(shareLimits.usualDays),
    openings: String(shareLimits.usualOpenings),
    protection: 'NONE',
    password: '',
    email: '',
  }
  const form = useForm({
    initialValues,
    validate: {
      label: rules.text(shareTexts.label),
      parts: (value, { what }) => (what === 'some' && value.length === 0 ? t('booklet.shares.partsRequired') : null),
      password: (value, { protection }) =>
        protection === 'PASSWORD' && value.length < shareTexts.password.min ? t('booklet.shares.passwordHelp') : null,
      email: (value, { protection }) =>
        protection === 'CODE' ? rules.text({ ...emailField, required: true })(value) : null,
    },
    transformValues: ({ label, what, parts: chosen, days, openings, protection, password, email }) => ({
      residence_id: residenceId,
      label: label.trim(),
      parts: what === 'some' ? chosen : null,
      days: Number(days),
      openings_max: Number(openings),
      ...(protection === 'PASSWORD' && { password }),
      ...(protection === 'CODE' && { email: email.trim() }),
    }),
  })
  const { what, protection } = form.values
  const nameOf = (part: SharePart) => (part.kind === 'FOLDER' ? part.name : t(`booklet.shares.${part.kind}`))
  return (
    <DialogForm
      title={t('booklet.shares.create')}
      form={form}
      call={useCreateShare()}
      fieldOf={{ BOOKLET_PART_NOT_FOUND: 'parts' }}
      submit={t('booklet.shares.create')}
      onDone={({ data }) => onMade(linkOf(data.token))}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TextInput label={t('booklet.shares.label')} autoComplete="off" required {...form.getInputProps('label')} />
        <Radio.Group label={t('booklet.shares.what')} {...form.getInputProps('what')}>
          <Group gap="lg" mt={8}>
            <Radio value="whole" label={t('booklet.shares.whole')} />
            <Radio value="some" label={t('booklet.shares.some')} disabled={parts.length === 0} />
          </Group>
        </Radio.Group>
        {what === 'some' && (
          <Checkbox.Group label={t('booklet.shares.parts')} {...form.getInputProps('parts')}>
            <div className={classes.choices}>
              {parts.map((part) => (
                <Checkbox
                  key={part.key}
                  value={part.key}
                  label={t('booklet.shares.files', { name: nameOf(part), files: part.files_count })}
                />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <Select
          label={t('booklet.shares.days')}
          data={offeredDays.map((count) => ({ value: String(count), label: t('booklet.shares.inDays', { count }) }))}
          allowDeselect={false}
          {...form.getInputProps('days')}
        />
        <Select
          label={t('booklet.shares.allowed')}
          data={offeredOpenings.map(String)}
          allowDeselect={false}
          {...form.getInputProps('openings')}
        />
        <Select
          label={t('booklet.shares.protection')}
          data={(['NONE', 'PASSWORD', 'CODE'] as const).map((value) => ({
            value,
            label: t(`booklet.shares.${value}`),
          }))}
          allowDeselect={false}
          {...form.getInputProps('protection')}
        />
        {protection === 'PASSWORD' && (
          <PasswordField
            label={t('booklet.shares.password')}
            description={t('booklet.shares.passwordHelp')}
            autoComplete="new-password"
            required
            {...form.getInputProps('password')}
          />
        )}
        {protection === 'CODE' && (
          <TextInput
            label={t('booklet.shares.email')}
            type="email"
            autoComplete="off"
            required
            {...form.getInputProps('email')}
          />
        )}
      </div>
    </DialogForm>
  )
}

function Made({ link, onClose }: { link: string; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('booklet.shares.made')} onClose={onClose}>
      <p className={classes.note}>{t('booklet.shares.madeText')}</p>
      <TextInput
        label={t('booklet.shares.link')}
        value={link}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        rightSection={<CopyButton value={link} what={t('booklet.shares.link')} />}
      />
      <DialogFooter>
        <Button onClick={onClose}>{t('booklet.shares.done')}</Button>
      </DialogFooter>
    </Dialog>
  )
}
