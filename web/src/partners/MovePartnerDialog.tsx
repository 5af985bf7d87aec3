import { Radio, Skeleton } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { FoundSelect, type FoundOption } from '../ui/FoundSelect.tsx'
import { RefusalText } from '../ui/RefusalText.tsx'
import { useMovePartner, useMovePreview, type Partner, type PartnerMove, useFoundCompanies } from './api.ts'
import rows from '../ui/Rows.module.css'
import classes from './Partners.module.css'

type Props = { partner: Partner; onClose: () => void }
type Values = { where: 'below' | 'root'; parent: FoundOption | null }
const noValues: Values = { where: 'below', parent: null }

const targetOf = ({ where, parent }: Values) => {
  if (where === 'root') return null
  return parent ? Number(parent.value) : undefined
}

/** Another parent, or none: what it changes for whom is shown before it is done. */
export function MovePartnerDialog({ partner, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: noValues,
    validate: { parent: (value, { where }) => (where === 'root' || value ? null : t('ui.field.required')) },
    transformValues: (values) => ({ company_id: partner.id, parent_id: targetOf(values) ?? null }),
  })
  const found = useFoundParents(partner)
  const target = targetOf(form.values)
  const { value, onChange, error, ...parent } = form.getInputProps('parent')
  return (
    <DialogForm
      title={t('partners.move.title')}
      submit={t('partners.move.submit')}
      form={form}
      call={useMovePartner()}
      fieldOf={{ COMPANY_TREE_CYCLE: 'parent', COMPANY_CHILD_TYPE_NOT_ALLOWED: 'parent', COMPANY_NOT_FOUND: 'parent' }}
      onDone={() => tellAndClose(t('partners.move.done', { name: partner.name }), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Radio.Group label={t('partners.move.where')} {...form.getInputProps('where')}>
          <div className={rows.rows}>
            <Radio my={8} value="below" label={t('partners.move.below')} />
            <Radio my={8} value="root" label={t('partners.move.root')} />
          </div>
        </Radio.Group>
        {form.values.where === 'below' && (
          <FoundSelect
            {...parent}
            label={t('partners.field.parent')}
            required
            error={error}
            chosen={value}
            onChoose={onChange}
            {...found}
          />
        )}
        {target !== undefined && <Preview partner={partner} target={target} />}
      </div>
    </DialogForm>
  )
}

const useFoundParents = ({ id, parent }: Partner) => useFoundCompanies(parent ? [id, parent.id] : [id])

function Preview({ partner, target }: { partner: Partner; target: number | null }) {
  const { t } = useTranslation()
  const preview = useMovePreview(partner.id, target)
  if (preview.error)
    return (
      <ErrorNote>
        <RefusalText error={preview.error} />
      </ErrorNote>
    )
  const move = preview.data?.data
  if (!move) return <Skeleton height={96} />
  return (
    <section aria-live="polite" aria-label={t('partners.move.preview')}>
      <p className={classes.note}>
        {t('partners.move.extent', { homes: move.homes_count, companies: move.companies_count })}
      </p>
      <Viewers title={t('partners.move.gains')} viewers={move.gains} />
      <Viewers title={t('partners.move.loses')} viewers={move.loses} />
    </section>
  )
}

function Viewers({ title, viewers }: { title: string; viewers: PartnerMove['gains'] }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={classes.group}>{title}</h3>
      {viewers.length === 0 && <p className={classes.note}>{t('partners.move.nobody')}</p>}
      <ul className={rows.rows}>
        {viewers.map(({ id, name, people_count }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{t('partners.people', { count: people_count })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
