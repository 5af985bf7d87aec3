import { Anchor, Button } from '@mantine/core'
import { IconChevronDown, IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import { useCompany } from '../companies/api.ts'
import classes from './CompanyLine.module.css'

type Props = { companyId: number; unfolded: boolean; onUnfold: (unfolded: boolean) => void; controls: string }

/** DASH-14, folded: how the company is reached at a glance, and the button that shows the rest in place. */
export function CompanyLine({ companyId, unfolded, onUnfold, controls }: Props) {
  const { t } = useTranslation()
  const company = useCompany(companyId).data?.data
  // A company above one's own has a name and nothing else.
  if (!company || !('contact_information' in company)) return null
  const { website_url, addresses, phones } = company.contact_information
  const phone = phones[0]?.phone_number
  const address = addressLine(addresses[0])
  return (
    <span className={classes.line}>
      <span>{t(`home.types.${company.type}`)}</span>
      {address && (
        <span className={classes.fact}>
          <IconMapPin size={16} stroke={1.5} aria-hidden />
          {address}
        </span>
      )}
      {phone && (
        <Anchor className={classes.fact} href={`tel:${phone}`} inherit c="inherit">
          <IconPhone size={16} stroke={1.5} aria-hidden />
          {phone}
        </Anchor>
      )}
      {website_url && (
        <span className={classes.fact}>
          <IconWorld size={16} stroke={1.5} aria-hidden />
          {website_url.replace(/^https?:\/\//, '')}
        </span>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.unfold}
        aria-expanded={unfolded}
        aria-controls={controls}
        rightSection={<IconChevronDown className={classes.chevron} size={16} aria-hidden />}
        onClick={() => onUnfold(!unfolded)}
      >
        {t('home.resume.unfold')}
      </Button>
    </span>
  )
}
