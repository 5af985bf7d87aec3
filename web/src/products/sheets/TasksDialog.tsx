import { periodicityMax, productTaskFields, productTasksMax } from '@logis/contract/products.sheets.rules'
import { ActionIcon, Button, NumberInput, Skeleton, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { useSetTasks, useSheet, type WholeSheet } from './api.ts'
import classes from './sheets.module.css'

type Props = { productId: number; onClose: () => void }

/** What a product is to have maintained, once it is known. */
export function TasksDialog({ productId, onClose }: Props) {
  const { t } = useTranslation()
  const sheet = useSheet(productId)
  if (sheet.data) return <Tasks sheet={sheet.data.data} onClose={onClose} />
  return (
    <Dialog title={t('products.tasks.title')} width="md" onClose={onClose}>
      {sheet.error ? (
        <ErrorBlock error={sheet.error} onRetry={() => void sheet.refetch()} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  )
}

type Task = { key: string; id?: number; name_fr: string; name_en: string; periodicity_months: number | '' }

function Tasks({ sheet: { id, name, tasks }, onClose }: { sheet: WholeSheet; onClose: () => void }) {
  const { t } = useTranslation()
  const { texts, required } = useFieldRules()
  const form = useForm({
    initialValues: { tasks: tasks.map((task): Task => ({ ...task, key: String(task.id) })) },
    validateInputOnBlur: true,
    validate: { tasks: { ...texts(productTaskFields), periodicity_months: required } },
    transformValues: (values) => ({
      product_id: id,
      tasks: values.tasks.map(({ key: _, ...task }) => ({
        ...task,
        periodicity_months: Number(task.periodicity_months),
      })),
    }),
  })
  const add = () =>
    form.insertListItem('tasks', { key: crypto.randomUUID(), name_fr: '', name_en: '', periodicity_months: 12 })
  return (
    <DialogForm
      title={t('products.tasks.title')}
      width="md"
      form={form}
      call={useSetTasks()}
      fieldOf={{}}
      onDone={() => tellAndClose(t('products.tasks.done'), onClose)}
      onClose={onClose}
    >
      <p className={classes.help}>{name}</p>
      <p className={classes.help}>{t(form.values.tasks.length > 0 ? 'products.tasks.help' : 'products.tasks.none')}</p>
      {form.values.tasks.map(({ key }, index) => (
        <div key={key} className={classes.task}>
          <TextInput
            label={t('products.tasks.name_fr')}
            required
            {...form.getInputProps(`tasks.${String(index)}.name_fr`)}
          />
          <TextInput
            label={t('products.tasks.name_en')}
            required
            {...form.getInputProps(`tasks.${String(index)}.name_en`)}
          />
          <NumberInput
            label={t('products.tasks.periodicity')}
            required
            allowDecimal={false}
            min={1}
            max={periodicityMax}
            hideControls
            {...form.getInputProps(`tasks.${String(index)}.periodicity_months`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="max(36px, var(--logis-target-size))"
            aria-label={t('products.tasks.remove', { position: index + 1 })}
            onClick={() => form.removeListItem('tasks', index)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={form.values.tasks.length >= productTasksMax}
        onClick={add}
      >
        {t('products.tasks.add')}
      </Button>
    </DialogForm>
  )
}
