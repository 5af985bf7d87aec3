import { ActionIcon, Anchor, Drawer, Skeleton, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownHead } from '../../ui/ownHead.ts'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { ActButton } from '../../ui/ActButton.tsx'
import { CompanyLogo } from '../../ui/CompanyLogo.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { orpc } from '../client.ts'
import { useIdentity } from '../identity.ts'
import { useReason } from '../reasons.ts'
import { AddAffiliateDialog } from './AddAffiliateDialog.tsx'
import classes from './CompanyPanel.module.css'
import { DeleteAffiliateDialog } from './DeleteAffiliateDialog.tsx'
import { LinkedCompanies } from './LinkedCompanies.tsx'

type Ref = { id: number; name: string; picture_path?: string | null; is_disabled?: boolean }

/**
 * AFF-01, AFF-04: the parents by name, the affiliates, each to be removed, one more to add, and the search among all that
 * are tied to the company; a manager goes to their affiliates.
 */
export function CompanyPanel({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const told = { meta: { tellsErrors: true } }
  const parents = useSettled(
    useQuery({ ...orpc.companies.listParents.queryOptions({ input: { company_id: companyId } }), ...told }),
  )
  // Everything at once, by name descending (AFF-02).
  const childrenInput = { company_id: companyId, page: 1, page_size: 999, sort: '-name' }
  const children = useSettled(
    useQuery({ ...orpc.companies.listChildren.queryOptions({ input: childrenInput }), ...told }),
  )
  const company = useQuery({ ...orpc.companies.getCompany.queryOptions({ input: { company_id: companyId } }), ...told })
  const sheet = company.data?.data
  const reason = useReason()
  const closed = sheet && 'cannot' in sheet ? reason(sheet.cannot.administer) : undefined
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<Ref | null>(null)
  const { user, company: own } = useIdentity()
  const switches = own?.type === 'COMPANY_MANAGER'
  const others = user.companies.filter(({ id }) => id !== own?.id)
  const failed = parents.error ?? children.error
  const waits = parents.isPending || children.isPending
  const retry = () => void Promise.all([parents.refetch(), children.refetch()])
  return (
    <Drawer
      opened
      size={360}
      title={t('shell.companies.title')}
      classNames={{ title: classes.title }}
      attributes={ownHead}
      closeButtonProps={{ 'aria-label': t('ui.action.close') }}
      onClose={onClose}
    >
      {failed && <ErrorBlock error={failed} onRetry={retry} />}
      {waits && <Skeleton height={120} />}
      {others.length > 0 && (
        <section className={classes.group}>
          <h3>{t('shell.companies.own')}</h3>
          <ul className={classes.children}>
            {others.map((company) => (
              <Child key={company.id} child={company} switches onDelete={undefined} onClose={onClose} />
            ))}
          </ul>
        </section>
      )}
      {parents.data && (
        <section className={classes.group}>
          <h3>{t('shell.companies.parents')}</h3>
          {parents.data.data.length === 0 && <p className={classes.none}>{t('shell.companies.noParent')}</p>}
          <ol className={classes.chain}>
            {parents.data.data.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ol>
        </section>
      )}
      {children.data && (
        <section className={classes.group}>
          <h3>{t('shell.companies.children')}</h3>
          {children.data.data.length === 0 && <p className={classes.none}>{t('shell.companies.noChild')}</p>}
          <ul className={classes.children}>
            {children.data.data.map((child) => (
              <Child
                key={child.id}
                child={child}
                switches={switches}
                onDelete={closed === null ? () => setDeleting(child) : undefined}
                onClose={onClose}
              />
            ))}
          </ul>
        </section>
      )}
      {children.data && (
        <LinkedCompanies
          companyId={companyId}
          reached={new Set(switches ? children.data.data.map(({ id }) => id) : [])}
          onClose={onClose}
        />
      )}
      {/* Below the lists once they are there: it does not move away under a finger. */}
      {!waits && sheet && closed !== undefined && (
        <footer className={classes.foot}>
          <ActButton
            fullWidth
            variant="default"
            aria-haspopup="dialog"
            leftSection={<IconPlus size={16} aria-hidden />}
            closed={closed}
            onClick={() => setAdding(true)}
          >
            {t('shell.companies.add')}
          </ActButton>
        </footer>
      )}
      {sheet && adding && <AddAffiliateDialog parent={sheet} onClose={() => setAdding(false)} />}
      {deleting && <DeleteAffiliateDialog companyId={companyId} child={deleting} onClose={() => setDeleting(null)} />}
    </Drawer>
  )
}

type ChildProps = { child: Ref; switches: boolean; onDelete: (() => void) | undefined; onClose: () => void }

function Child({ child, switches, onDelete, onClose }: ChildProps) {
  const { t } = useTranslation()
  const name = t('shell.companies.deleteOf', { name: child.name })
  return (
    <li className={classes.child}>
      <CompanyLogo name={child.name} path={child.picture_path ?? null} />
      {switches ? (
        <Anchor data-reaching component={Link} to={paths.home(child.id)} onClick={onClose}>
          {child.name}
        </Anchor>
      ) : (
        <span>{child.name}</span>
      )}
      {child.is_disabled && <span className={classes.disabled}>{t('companies.disabled.state')}</span>}
      {onDelete && (
        <Tooltip label={name}>
          <ActionIcon
            variant="subtle"
            color="gray"
            ml="auto"
            aria-label={name}
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}
