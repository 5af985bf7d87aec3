import { Button, Skeleton } from '@mantine/core'
import { IconChevronRight, IconHomePlus } from '@tabler/icons-react'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useOffered, usePurchases } from '../sales/buying/api.ts'
import { PurchasesCard } from '../sales/PurchasesCard.tsx'
import { ReceiptsCard } from '../sales/ReceiptsCard.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailedPage } from '../ui/FailedPage.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { AddHome } from './AddHome.tsx'
import { useHomes, useInvitation, type Home } from './api.ts'
import { HomeSkeleton } from './dwelling/HomeSkeleton.tsx'
import { matches } from './fileTree.ts'
import { FilterField } from './FilterField.tsx'
import classes from './HomeCard.module.css'
import { addressLine } from '../addresses/address.ts'
import { keptInvitation } from './kept.ts'
import { RequestsCard } from './RequestsCard.tsx'
import { RoleChip } from './RoleChip.tsx'

/** RES-06. Someone with one home is at home at once. */
export function MyHomesPage() {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useHomes())
  const homes = data?.data
  if (error) return <FailedPage title={t('residents.homes.failed')} error={error} onRetry={() => void refetch()} />
  // Most have one, which is what comes.
  if (!homes) return <HomeSkeleton />
  if (homes.length === 1) return <Navigate to={paths.oneDwelling(homes[0]!.id)} replace />
  return (
    <>
      <PageHeader title={t('residents.homes.title')} />
      {homes.length === 0 ? <NoHome /> : <HomeList homes={homes} />}
      <Beside hasHomes={homes.length > 0} />
    </>
  )
}

/** What is about to come, the way to one more, and what is waited for or kept. */
function Beside({ hasHomes }: { hasHomes: boolean }) {
  const coming = usePurchases().data?.data ?? []
  return (
    <div className={classes.kept}>
      <PurchasesCard />
      {(hasHomes || coming.length > 0) && <AddHome />}
      <RequestsCard />
      <ReceiptsCard />
    </div>
  )
}

/** Whoever left on the way from their invitation goes on with it; anybody else has a code. */
function NoHome() {
  const [token] = useState(keptInvitation)
  return token === null ? <Unbidden /> : <Invited token={token} />
}

/** Whoever is about to own a home reads of it below, by whichever browser: they are in no need of a code. */
function Unbidden() {
  const { t } = useTranslation()
  const { data, error } = useSettled(usePurchases())
  if (!data && !error) return <HomesSkeleton />
  if (data?.data.length) return null
  return <NoneYet text={t('residents.homes.noneText')} to={paths.activation()} act={t('residents.homes.enterCode')} />
}

/** What is left to do depends on what one was invited to. What has served, or was withdrawn, invites to nothing. */
function Invited({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error } = useSettled(useInvitation(token))
  if (error?.reason === 'INVITATION_TOKEN_INVALID' || error?.reason === 'SALE_OVER') return <Unbidden />
  if (!data && !error) return <HomesSkeleton />
  const kind = data?.data.kind
  if (kind === 'BUYER') return <Bought token={token} />
  const text = t(kind === 'STAFF' ? 'residents.homes.joinText' : 'residents.homes.invitedText')
  return <NoneYet text={text} to={paths.invitation()} act={t('residents.homes.goOn')} />
}

/** A home comes on the day of its deed, once its buyer has accepted. */
function Bought({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error } = useSettled(useOffered(token))
  if (!data && !error) return <HomesSkeleton />
  if (error?.reason === 'SALE_OVER' || data?.data.is_accepted) return <Unbidden />
  return <NoneYet text={t('residents.coming.waits')} to={paths.invitation()} act={t('residents.homes.goOn')} />
}

function HomesSkeleton() {
  const { t } = useTranslation()
  return <Skeleton height={240} role="status" aria-label={t('ui.loading')} />
}

type NoneProps = { text: string; to: string; act: string }
function NoneYet({ text, to, act }: NoneProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconHomePlus}
      title={t('residents.homes.none')}
      text={text}
      action={
        <Button component={Link} to={to} size="md">
          {act}
        </Button>
      }
    />
  )
}

/** From how many homes on a filter helps. */
const many = 10

function HomeList({ homes }: { homes: readonly Home[] }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const shown = homes.filter((home) =>
    matches(`${home.name} ${addressLine(home.contact_information.addresses[0]) ?? ''}`, text),
  )
  return (
    <>
      {homes.length > many && (
        <FilterField
          label={t('residents.homes.filter')}
          value={text}
          found={t('residents.homes.found', { count: shown.length })}
          onChange={setText}
        />
      )}
      <ul className={classes.list}>
        {shown.map((home) => (
          <li key={home.id}>
            <Link className={classes.card} to={paths.oneDwelling(home.id)}>
              <ResidencePicture path={home.picture_path} type={home.type} />
              <div className={classes.text}>
                <p className={classes.name}>{home.name}</p>
                <p className={classes.place}>
                  {[home.parent?.name, addressLine(home.contact_information.addresses[0])].filter(Boolean).join(' · ')}
                </p>
                <RoleChip role={home.role_code} />
              </div>
              <IconChevronRight className={classes.chevron} size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
