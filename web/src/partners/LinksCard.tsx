import { ActionIcon, Anchor } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { FoundSelect } from '../ui/FoundSelect.tsx'
import { RefusalText } from '../ui/RefusalText.tsx'
import { useSetLinkedPartners, type Partner, useFoundCompanies } from './api.ts'
import rows from '../ui/Rows.module.css'
import classes from './Partners.module.css'

type Named = { id: number; name: string; type: string }

/** The companies right below this one, and those tied to it. */
export function LinksCard({ partner }: { partner: Partner }) {
  const { t } = useTranslation()
  const { id, children, linked_companies: linked } = partner
  const links = useSetLinkedPartners()
  const ids = linked.map((one) => one.id)
  const set = (next: number[]) =>
    links.mutate({ company_id: id, ids: next }, { onSuccess: () => tellSuccess(t('partners.links.done')) })
  return (
    <Card title={t('partners.links.title')}>
      {children.length > 0 && <Group title={t('partners.links.children')} companies={children} />}
      <Group
        title={t('partners.links.linked')}
        companies={linked}
        none={t('partners.links.none')}
        onUnlink={(company) => set(ids.filter((one) => one !== company.id))}
      />
      <FoundSelect
        key={ids.join()}
        label={t('partners.links.add')}
        description={t('partners.links.help')}
        chosen={null}
        onChoose={(option) => option && set([...ids, Number(option.value)])}
        disabled={links.isPending}
        {...useFoundCompanies([id, ...ids])}
      />
      {links.error && (
        <ErrorNote>
          <RefusalText error={links.error} />
        </ErrorNote>
      )}
    </Card>
  )
}

type GroupProps = { title: string; companies: readonly Named[]; none?: string; onUnlink?: (company: Named) => void }

function Group({ title, companies, none, onUnlink }: GroupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <>
      <h3 className={classes.group} id={titleId}>
        {title}
      </h3>
      {companies.length === 0 && <p className={classes.note}>{none}</p>}
      <ul className={rows.rows} aria-labelledby={titleId}>
        {companies.map((company) => (
          <li key={company.id}>
            <span>
              <Anchor renderRoot={(props) => <Link {...props} to={paths.partner(company.id)} />}>{company.name}</Anchor>
              <span className={rows.second}>{t(`home.types.${company.type as Partner['type']}`)}</span>
            </span>
            {onUnlink && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="max(28px, var(--logis-target-size))"
                aria-label={t('partners.links.remove', { name: company.name })}
                onClick={() => onUnlink(company)}
              >
                <IconUnlink size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
