import { lifespanMax } from '@logis/contract/productClasses.rules'
import type { ProductCategory } from '@logis/contract/products'
import { isGenericManufacturer, productTypes } from '@logis/contract/products.rules'
import { MultiSelect, NumberInput, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { useLanguage } from '../../platform/useLanguage.ts'
import { useWholeTree } from '../../productClasses/api.ts'
import { OptionalLabel } from '../../ui/OptionalLabel.tsx'
import { useGenericProducts, useManufacturers } from '../api.ts'
import { useAllLabels, useCategoryTree } from './api.ts'
import { newMaker, type Values } from './sheetForm.ts'

type Option = { value: string; label: string }
/** A long list is searched rather than read. */
const shownAtOnce = 100

const optionsOf = (things: readonly { id: number; name: string }[] | undefined): Option[] =>
  (things ?? []).map(({ id, name }) => ({ value: String(id), label: name }))

const flat = (categories: readonly ProductCategory[], above: readonly string[] = []): Option[] =>
  categories.flatMap(({ id, name, children }) => {
    const path = [...above, name]
    return [{ value: String(id), label: path.join(' › ') }, ...flat(children, path)]
  })

type Props<Input> = {
  form: UseFormReturnType<Values, Input>
  /** A manufacturer that is not there yet and may be made with the product. */
  newMakerName?: string
}

/** ADMIN-03: what is written on the sheet of a product. */
export function SheetFields<Input>({ form, newMakerName }: Props<Input>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const known = optionsOf(useManufacturers(null).data?.data)
  const made = newMakerName && { value: newMaker, label: t('products.requests.newMaker', { name: newMakerName }) }
  const makers = made ? [made, ...known] : known
  const generics = optionsOf(useGenericProducts().data?.data)
  const tree = useWholeTree().data?.data ?? []
  const categories = flat(useCategoryTree().data?.data ?? [])
  const labels = useAllLabels().data?.data ?? []
  const { manufacturer_id, type } = form.values
  const isGeneric = isGenericManufacturer(makers.find(({ value }) => value === manufacturer_id)?.label ?? '')
  const nameIn = ({ name_fr, name_en }: { name_fr: string; name_en: string }) => (language === 'fr' ? name_fr : name_en)
  const classes = tree
    .filter((row) => row.type === type)
    .map((row) => ({ value: String(row.id), label: [...row.above, row].map(nameIn).join(' › ') }))
  const chosen = { searchable: true, clearable: true, limit: shownAtOnce } as const
  const optional = (name: 'class' | 'parent' | 'nature' | 'lifespan' | 'categories' | 'labels' | 'reference') => (
    <OptionalLabel text={t(`products.field.${name}`)} />
  )
  return (
    <>
      <TextInput label={t('products.field.name')} required {...form.getInputProps('name')} />
      <TextInput
        mt="md"
        label={optional('reference')}
        description={t('products.form.referenceHelp')}
        {...form.getInputProps('reference')}
      />
      <Select
        mt="md"
        label={t('products.field.manufacturer')}
        allowDeselect={false}
        required
        data={makers}
        searchable
        limit={shownAtOnce}
        {...form.getInputProps('manufacturer_id')}
        onChange={(value) => {
          form.setFieldValue('manufacturer_id', value)
          const name = makers.find((maker) => maker.value === value)?.label ?? ''
          if (isGenericManufacturer(name)) form.setFieldValue('parent_id', null)
        }}
      />
      <Select
        mt="md"
        label={t('products.field.type')}
        data={productTypes.map((value) => ({ value, label: t(`devices.types.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('type')}
        onChange={(value) => {
          form.setFieldValue('type', productTypes.find((one) => one === value) ?? 'PRODUCT')
          form.setFieldValue('class_id', null)
        }}
      />
      <Select mt="md" label={optional('class')} data={classes} {...chosen} {...form.getInputProps('class_id')} />
      {!isGeneric && (
        <Select
          mt="md"
          label={optional('parent')}
          description={t('products.form.parentHelp')}
          data={generics}
          {...chosen}
          {...form.getInputProps('parent_id')}
        />
      )}
      <MultiSelect
        mt="md"
        label={optional('categories')}
        data={categories}
        {...chosen}
        {...form.getInputProps('category_ids')}
      />
      <MultiSelect
        mt="md"
        label={optional('labels')}
        data={labels.map((label) => ({ value: String(label.id), label: nameIn(label) }))}
        {...chosen}
        {...form.getInputProps('label_ids')}
      />
      <TextInput
        mt="md"
        label={optional('nature')}
        description={t('products.form.natureHelp')}
        {...form.getInputProps('nature')}
      />
      <NumberInput
        mt="md"
        label={optional('lifespan')}
        description={t('products.form.lifespanHelp')}
        allowDecimal={false}
        min={1}
        max={lifespanMax}
        hideControls
        {...form.getInputProps('lifespan')}
      />
    </>
  )
}
