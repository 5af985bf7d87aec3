import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'

/** The flat that a tenant is invited to. Apart, because a house asks for none. */
export function FlatSelect(props: SelectProps) {
  const { t } = useTranslation()
  // The focus may come here by itself, from a row above that has just gone: the list opens for whoever asks for it.
  return (
    <Select
      label={t('tenants.invite.flat')}
      placeholder={t('tenants.invite.choose')}
      searchable
      openOnFocus={false}
      {...props}
    />
  )
}
