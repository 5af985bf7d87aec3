import { bookletTexts, toldElsewhere, type BookletItem } from '@logis/contract/booklet.rules'
import { Checkbox, SegmentedControl, Select, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useFillFlats, type BookletColumn } from './api.ts'
import classes from './Booklet.module.css'
import { triggerOf, TriggerInputs, useTriggerRules, type TriggerFields } from './TriggerDialog.tsx'

type Props = {
  buildingId: number
  columns: readonly BookletColumn[]
  /** The flats that were ticked; all of them without. */
  ids: number[] | undefined
  onDone: () => void
  onClose: () => void
}
type Fields = TriggerFields & { what: string; way: 'words' | 'none'; body: string; only_open: boolean }

const origin = 'TRIGGER/trigger'

/** The same answer in many flats: what is common to a building is said once. */
export function FillDialog({ buildingId, columns, ids, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const triggerRules = useTriggerRules()
  const initialValues: Fields = {
    what: origin,
    way: 'words',
    body: '',
    only_open: true,
    kind: 'CONSTRUCTION',
    triggered_on: null,
    reference: '',
    touched: [],
  }
  const form = useForm({
    initialValues,
    validate: {
      kind: (value, { what }) => (what === origin ? triggerRules.kind(value) : null),
      triggered_on: (value, { what }) => (what === origin ? triggerRules.triggered_on(value) : null),
      reference: (value, { what }) => (what === origin ? triggerRules.reference(value) : null),
      body: (value, { what }) => (what === origin ? null : rules.text(bookletTexts.body)(value)),
    },
    transformValues: (fields) => {
      const [item, part] = fields.what.split('/') as [BookletItem, string]
      return {
        building_id: buildingId,
        only_open: fields.only_open,
        ...(ids && { flat_ids: ids }),
        ...(fields.what === origin
          ? { trigger: triggerOf(fields) }
          : { answer: { item, part, body: fields.body.trim(), is_not_applicable: fields.way === 'none' } }),
      }
    },
  })
  const groups = columns
    .filter(({ code }) => !toldElsewhere.includes(code))
    .map(({ code, name, parts }) => ({
      group: name,
      items: parts.map((part) => ({ value: `${code}/${part.code}`, label: part.name })),
    }))
  const { what, way } = form.values
  return (
    <DialogForm
      title={ids ? t('booklet.flats.fillTicked', { count: ids.length }) : t('booklet.flats.fillTitle')}
      form={form}
      call={useFillFlats()}
      fieldOf={{}}
      onDone={({ data: { filled } }) => {
        tellSuccess(filled === 0 ? t('booklet.flats.filledNone') : t('booklet.flats.filled', { count: filled }))
        onDone()
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Select
          label={t('booklet.flats.part')}
          data={[{ value: origin, label: t('booklet.flats.origin') }, ...groups]}
          allowDeselect={false}
          {...form.getInputProps('what')}
        />
        {what === origin ? (
          <TriggerInputs form={form} />
        ) : (
          <>
            <SegmentedControl
              aria-label={t('booklet.answer.how')}
              fullWidth
              data={[
                { value: 'words', label: t('booklet.answer.words') },
                { value: 'none', label: t('booklet.answer.none') },
              ]}
              value={way}
              onChange={(chosen) => form.setFieldValue('way', chosen)}
            />
            <Textarea
              label={t(way === 'none' ? 'booklet.answer.reason' : 'booklet.answer.body')}
              autosize
              minRows={3}
              maxRows={8}
              required
              {...form.getInputProps('body')}
            />
          </>
        )}
        <Checkbox label={t('booklet.flats.onlyOpen')} {...form.getInputProps('only_open', { type: 'checkbox' })} />
      </div>
    </DialogForm>
  )
}
