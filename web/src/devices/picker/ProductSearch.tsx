import { Loader, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useFoundProducts, type Product } from '../../products/api.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import classes from './picker.module.css'
import { ProductOption } from './ProductOption.tsx'

/** DEV-16: asks 250 ms after the last key, and never while an answer is on its way. */
export function ProductSearch({ onChoose }: { onChoose: (product: Product) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed.trim(), 250)
  const [asked, setAsked] = useState('')
  const found = useFoundProducts(asked)
  if (settled !== asked && !found.isFetching) setAsked(settled)
  const products = asked === '' ? undefined : found.data?.data
  const total = found.data?.meta.total ?? 0
  return (
    <div className={classes.panel}>
      <TextInput
        data-path="product"
        label={t('devices.picker.text')}
        placeholder={t('devices.picker.placeholder')}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={found.isFetching && <Loader size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className={classes.state} role="status">
        {products ? t('devices.picker.results', { count: total }) : t('devices.picker.hint')}
        {products && total > products.length && `. ${t('devices.picker.shown', { shown: products.length })}`}
      </p>
      {found.error && (
        <ErrorBlock title={t('devices.picker.failed')} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {products && products.length > 0 && (
        <ul className={classes.results}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductOption product={product} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
