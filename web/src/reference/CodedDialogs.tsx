import { codedFields } from '@logis/contract/reference.rules'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import type { Call } from '../ui/call.ts'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { CodedFields, nothingCoded, type Coded } from './CodedFields.tsx'

/** Those that are nothing but a code and its names. */
type CodedNoun = 'trades' | 'productLabels'

const useCodedForm = <Input,>(initialValues: Coded, transformValues: (values: Coded) => Input) => {
  const { texts } = useFieldRules()
  return useForm<Coded, Input>({
    initialValues,
    validateInputOnBlur: true,
    validate: texts(codedFields),
    transformValues,
  })
}

const fieldOf = { CODE_EXISTS: 'code' } as const

type New = { noun: CodedNoun; call: Call<Coded, { data: Coded }>; onClose: () => void }

export function NewCodedDialog({ noun, call, onClose }: New) {
  const { t } = useTranslation()
  const form = useCodedForm(nothingCoded, (values) => values)
  return (
    <DialogForm
      title={t(`${noun}.create.title`)}
      submit={t(`${noun}.create.submit`)}
      form={form}
      call={call}
      fieldOf={fieldOf}
      onDone={({ data }) => tellAndClose(t(`${noun}.create.done`, { name: data.name_fr }), onClose)}
      onClose={onClose}
    >
      <CodedFields form={form} />
    </DialogForm>
  )
}

type Edit = { noun: CodedNoun; row: Coded; call: Call<Partial<Coded>, unknown>; onClose: () => void }

export function EditCodedDialog({ noun, row, call, onClose }: Edit) {
  const { t } = useTranslation()
  const { name_fr, name_en, code } = row
  const form = useCodedForm({ name_fr, name_en, code }, useChanges<Coded>({ name_fr, name_en, code }))
  return (
    <DialogForm
      title={t(`${noun}.edit.title`)}
      form={form}
      call={call}
      fieldOf={fieldOf}
      onDone={() => tellAndClose(t(`${noun}.edit.done`), onClose)}
      onClose={onClose}
    >
      <CodedFields form={form} />
    </DialogForm>
  )
}
