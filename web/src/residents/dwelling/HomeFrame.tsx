import type { Picture } from '@logis/contract/pictures'
import {
  IconArrowLeft,
  IconChevronDown,
  IconDeviceImac,
  IconFiles,
  IconHome,
  IconHomePlus,
  IconLock,
  IconMessage,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { addressLine } from '../../addresses/address.ts'
import { paths } from '../../paths.ts'
import { NotFoundPage } from '../../platform/shell/NotFoundPage.tsx'
import { FailedPage } from '../../ui/FailedPage.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { useHome, useHomes, type Home } from '../api.ts'
import { RoleChip } from '../RoleChip.tsx'
import { usePhotos } from './api.ts'
import { isDwelling, useHomeId } from './home.ts'
import classes from './HomeFrame.module.css'
import { HomeSkeleton } from './HomeSkeleton.tsx'

/** « Mon logement »: one home, in a few parts; on a phone they are at hand below. */
export function HomeFrame() {
  const { t } = useTranslation()
  const id = useHomeId()
  // Its photos with it: they decide how high its head is.
  const photos = useSettled(usePhotos(id))
  const { data, error, refetch } = useSettled(useHome(id))
  // Drawn a little at a time, so that the telephone answers in between.
  const home = useDeferredValue(data?.data)
  if (error?.status === 404) return <NotFoundPage />
  if (error) return <FailedPage title={t('dwelling.failed')} error={error} onRetry={() => void refetch()} />
  if (!data || home?.id !== id || photos.isLoading) return <HomeSkeleton />
  return (
    <div className={classes.home} data-wide>
      <Head home={home} photo={photos.data?.data.pictures[0]} />
      <Parts home={home} />
      <WayBack home={home} />
      <Outlet />
    </div>
  )
}

function Head({ home, photo }: { home: Home; photo: Picture | undefined }) {
  const { t } = useTranslation()
  const isFirst = useLocation().pathname === paths.oneDwelling(home.id)
  const place = [home.parent?.name, addressLine(home.contact_information.addresses[0])].filter(Boolean).join(' · ')
  return (
    <header className={classes.head} data-photo={photo && isFirst ? true : undefined}>
      {photo && isFirst && (
        <img
          className={classes.photo}
          src={photo.picture_path}
          alt={photo.legend ?? t('dwelling.photoOf', { name: home.name })}
          decoding="async"
        />
      )}
      <div className={classes.name}>
        <Switch home={home} />
        <h1 tabIndex={-1}>
          <PartName home={home} />
          {home.name}
        </h1>
        {place && <p>{place}</p>}
        <RoleChip role={home.role_code} />
      </div>
    </header>
  )
}

/** Which part of the home this is, for the ear and for the title of the tab; in sight, the bar of the parts tells it. */
function PartName({ home }: { home: Home }) {
  const { pathname } = useLocation()
  const part = [...usePartsOf(home), ...useFurtherOf(home)].find(({ to }) => to === pathname)
  return part && part.to !== paths.oneDwelling(home.id) && <span className="visually-hidden">{part.label} – </span>
}

/** Whoever has several homes changes between them; anyone adds another. */
function Switch({ home }: { home: Home }) {
  const { t } = useTranslation()
  const homes = useHomes().data?.data ?? []
  if (homes.length < 2)
    return (
      <Link className={classes.switch} to={paths.activation()}>
        {t('dwelling.switch.add')}
      </Link>
    )
  return (
    <MenuButton
      position="bottom-start"
      width={280}
      button={
        <button type="button" className={classes.switch}>
          {t('dwelling.switch.label')}
          <IconChevronDown size={16} aria-hidden />
        </button>
      }
    >
      {(Menu) => (
        <>
          {homes.map(({ id, name }) => (
            <Menu.Item
              key={id}
              component={Link}
              to={paths.oneDwelling(id)}
              aria-current={id === home.id ? 'page' : undefined}
              leftSection={<IconHome size={16} aria-hidden />}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item component={Link} to={paths.activation()} leftSection={<IconHomePlus size={16} aria-hidden />}>
            {t('dwelling.switch.add')}
          </Menu.Item>
        </>
      )}
    </MenuButton>
  )
}

type Part = { to: string; label: string; icon: TablerIcon }

const usePartsOf = (home: Home): Part[] => {
  const { t } = useTranslation()
  return [
    { to: paths.oneDwelling(home.id), label: t('dwelling.parts.now'), icon: IconHome },
    { to: paths.dwellingDocuments(home.id), label: t('dwelling.parts.documents'), icon: IconFiles },
    ...(isDwelling(home)
      ? [{ to: paths.dwellingEquipment(home.id), label: t('dwelling.parts.equipment'), icon: IconDeviceImac }]
      : []),
    { to: paths.dwellingHousehold(home.id), label: t('household.part'), icon: IconLock },
    { to: paths.dwellingMessages(home.id), label: t('messages.part'), icon: IconMessage },
  ]
}

/** What the first part leads to. */
const useFurtherOf = (home: Home) => {
  const { t } = useTranslation()
  return [
    { to: paths.dwellingShares(home.id), label: t('booklet.shares.title') },
    { to: paths.dwellingWorks(home.id), label: t('booklet.work.own') },
  ]
}

/** From what the bar of the parts does not name, to where one came from. */
function WayBack({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (useFurtherOf(home).every(({ to }) => to !== pathname)) return null
  return (
    <Link to={paths.oneDwelling(home.id)} className={classes.back} data-print="hidden">
      <IconArrowLeft size={16} aria-hidden />
      {t('dwelling.parts.back')}
    </Link>
  )
}

function Parts({ home }: { home: Home }) {
  const { t } = useTranslation()
  const parts = usePartsOf(home)
  return (
    <nav className={classes.parts} aria-label={t('dwelling.parts.label')} data-print="hidden">
      {parts.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={classes.part} activeOptions={{ exact: true }}>
          <Icon size={22} stroke={1.75} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
