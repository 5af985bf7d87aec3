import { thingFilesAtOnce, thingKinds, thingTexts, type ThingKind } from '@logis/contract/household.rules'
import { Button, Input, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { FileChoice } from '../ui/FileChoice.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useAddThing, useEditThing, type NewThing, type Thing } from './api.ts'
import classes from './Household.module.css'
import { useFilesFault } from './useFilesFault.ts'

type Facts = {
  kind: ThingKind
  title: string
  body: string
  brand: string
  serial_number: string
  bought_on: string | null
  warranty_until: string | null
}
type Values = Facts & { files: File[] }

const nothing: Values = {
  kind: 'NOTE',
  title: '',
  body: '',
  brand: '',
  serial_number: '',
  bought_on: null,
  warranty_until: null,
  files: [],
}

/** What only an appliance has is not said of anything else. */
const factsOf = ({ kind, title, body, brand, serial_number, bought_on, warranty_until }: Facts): NewThing =>
  kind === 'DEVICE'
    ? { kind, title, body, brand, serial_number, bought_on, warranty_until }
    : { kind, title, body, brand: null, serial_number: null, bought_on: null, warranty_until: null }

const useRules = () => {
  const rules = useFieldRules()
  return {
    ...rules.texts(thingTexts),
    bought_on: rules.day,
    warranty_until: rules.day,
  }
}

type AddProps = { residenceId: number; fileLimit: number; onClose: () => void }

export function AddThingDialog({ residenceId, fileLimit, onClose }: AddProps) {
  const { t } = useTranslation()
  const form = useForm<Values, NewThing & { files: File[] }>({
    initialValues: nothing,
    validate: { ...useRules(), files: useFilesFault(fileLimit) },
    // Nobody leaves a choice of files as one leaves a field: what is wrong with them is said at once.
    validateInputOnChange: ['files'],
    transformValues: ({ files, ...facts }) => ({ ...factsOf(facts), files }),
  })
  return (
    <DialogForm
      title={t('household.adding.title')}
      form={form}
      call={useAddThing(residenceId)}
      fieldOf={{ FILE_TOO_LARGE: 'files', FILE_TYPE_NOT_ALLOWED: 'files' }}
      focus="title"
      submit={t('household.adding.submit')}
      onDone={({ data: { title } }) => tellAndClose(t('household.adding.done', { title }), onClose)}
      onClose={onClose}
    >
      <Input.Wrapper label={t('household.fields.kind')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('household.fields.kind')}
          data={thingKinds.map((value) => ({ value, label: t(`household.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
      </Input.Wrapper>
      <Fields form={form} />
      <FilesField form={form} fileLimit={fileLimit} />
    </DialogForm>
  )
}

type EditProps = { residenceId: number; thing: Thing; onClose: () => void }

export function EditThingDialog({ residenceId, thing, onClose }: EditProps) {
  const { t } = useTranslation()
  const { kind, title, body, brand, serial_number, bought_on, warranty_until } = thing
  const place = { residence_id: residenceId, thing_id: thing.id }
  const form = useForm<Values, typeof place & Omit<NewThing, 'kind'>>({
    initialValues: {
      ...nothing,
      kind,
      title,
      body: body ?? '',
      brand: brand ?? '',
      serial_number: serial_number ?? '',
      bought_on,
      warranty_until,
    },
    validate: useRules(),
    transformValues: (values) => {
      const { kind: _, ...facts } = factsOf(values)
      return { ...place, ...facts }
    },
  })
  return (
    <DialogForm
      title={t('household.editing.title')}
      form={form}
      call={useEditThing()}
      fieldOf={{}}
      onDone={({ data }) => tellAndClose(t('household.editing.done', { title: data.title }), onClose)}
      onClose={onClose}
    >
      <Fields form={form} />
    </DialogForm>
  )
}

type FormOf = { form: Pick<UseFormReturnType<Values>, 'values' | 'getInputProps' | 'setFieldValue' | 'errors'> }

function Fields({ form }: FormOf) {
  const { t } = useTranslation()
  const isDevice = form.values.kind === 'DEVICE'
  return (
    <>
      <TextInput
        className={classes.field ?? ''}
        label={t('household.fields.title')}
        required
        maxLength={thingTexts.title.max}
        {...form.getInputProps('title')}
      />
      {isDevice && (
        <>
          <div className={classes.pair}>
            {(['brand', 'serial_number'] as const).map((name) => (
              <TextInput
                key={name}
                className={classes.field ?? ''}
                label={<OptionalLabel text={t(`household.fields.${name}`)} />}
                maxLength={thingTexts[name].max}
                {...form.getInputProps(name)}
              />
            ))}
          </div>
          <div className={classes.pair}>
            {(['bought_on', 'warranty_until'] as const).map((name) => (
              <div key={name} className={classes.field}>
                <DateField
                  label={<OptionalLabel text={t(`household.fields.${name}`)} />}
                  value={form.values[name]}
                  onChange={(day) => form.setFieldValue(name, day)}
                  error={form.errors[name]}
                />
              </div>
            ))}
          </div>
        </>
      )}
      <Textarea
        className={classes.field ?? ''}
        label={<OptionalLabel text={t('household.fields.body')} />}
        maxLength={thingTexts.body.max}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('body')}
      />
    </>
  )
}

function FilesField({ form, fileLimit }: FormOf & { fileLimit: number }) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  return (
    <Input.Wrapper
      className={classes.field ?? ''}
      label={<OptionalLabel text={t('household.fields.files')} />}
      labelElement="div"
      description={t('household.fields.filesHint', { count: thingFilesAtOnce, limit: formatSize(fileLimit) })}
      error={form.errors['files']}
    >
      <div style={{ marginTop: 8 }}>
        <FileChoice multiple onChange={(files) => form.setFieldValue('files', files)}>
          {(props) => (
            <Button
              {...props}
              data-path="files"
              variant="default"
              leftSection={<IconPaperclip size={18} aria-hidden />}
            >
              {t('household.file.choose')}
            </Button>
          )}
        </FileChoice>
      </div>
      {form.values.files.length > 0 && (
        <ul className={classes.files}>
          {form.values.files.map((file) => (
            <li key={file.name}>
              <span className={classes.name}>{file.name}</span>
            </li>
          ))}
        </ul>
      )}
    </Input.Wrapper>
  )
}
