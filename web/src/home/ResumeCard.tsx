import { Anchor } from '@mantine/core'
import { useState, type CSSProperties } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import { useCompany } from '../companies/api.ts'
import { useReason } from '../platform/reasons.ts'
import { CompanyLogo } from '../ui/CompanyLogo.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { EmailAddress } from '../ui/EmailAddress.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import classes from './ResumeCard.module.css'

const ProfileDialog = onDemand(() =>
  import('../companies/profile/ProfileDialog.tsx').then((module) => module.ProfileDialog),
)

/** One row, or two as long as each other: no fact stands alone below the others. */
const columnsFor = (facts: number) => (facts <= 4 ? facts : Math.ceil(facts / 2))

/** DASH-14: who the company is and how it is reached. */
export function ResumeCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [editing, setEditing] = useState(false)
  const company = useCompany(companyId).data?.data
  // A company above one's own has a name and nothing else.
  if (!company || !('contact_information' in company)) return null
  const { public_name, website_url, addresses, emails, phones } = company.contact_information
  const [address] = addresses
  const email = emails[0]?.email
  const phone = phones[0]?.phone_number
  const columns = columnsFor(3 + [address?.extra_infos, website_url, email, phone].filter(Boolean).length)
  return (
    <Card
      title={t('home.resume.title')}
      actions={
        <ActButton
          variant="default"
          aria-haspopup="dialog"
          closed={reason(company.cannot.administer)}
          onClick={() => setEditing(true)}
        >
          {t('home.resume.edit')}
        </ActButton>
      }
    >
      <div className={classes.facts} style={{ '--resume-columns': columns } as CSSProperties}>
        <Facts>
          <Fact title={t('home.resume.company')}>
            <span className={classes.company}>
              <CompanyLogo name={company.name} path={company.picture_path} />
              {company.name}
            </span>
          </Fact>
          <Fact title={t('home.resume.publicName')}>{public_name ?? company.name}</Fact>
          <Fact title={t('home.resume.address')}>{addressLine(address)}</Fact>
          {address?.extra_infos && <Fact title={t('home.resume.extra')}>{address.extra_infos}</Fact>}
          {website_url && (
            <Fact title={t('home.resume.website')}>
              {/^https?:\/\//.test(website_url) ? (
                <Anchor href={website_url} target="_blank" rel="noreferrer" inherit>
                  {website_url}
                </Anchor>
              ) : (
                website_url
              )}
            </Fact>
          )}
          {email && (
            <Fact title={t('home.resume.email')}>
              <Anchor href={`mailto:${email}`} inherit>
                <EmailAddress of={email} />
              </Anchor>
            </Fact>
          )}
          {phone && (
            <Fact title={t('home.resume.phone')}>
              <Anchor href={`tel:${phone}`} inherit>
                {phone}
              </Anchor>
            </Fact>
          )}
        </Facts>
      </div>
      {editing && <ProfileDialog company={company} onClose={() => setEditing(false)} />}
    </Card>
  )
}
