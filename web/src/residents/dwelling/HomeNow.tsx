import { Button } from '@mantine/core'
import { IconAddressBook, IconDeviceImac, IconFiles, IconShieldCheck, type TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { Apart } from '../../ui/Alone.tsx'
import { Card } from '../../ui/Card.tsx'
import { today } from '../../ui/day.ts'
import { Together } from '../../ui/Together.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { SaleCard } from './SaleCard.tsx'
import { useHomeDocuments, type Home } from '../api.ts'
import { HomeFacts } from '../HomeFacts.tsx'
import { useCare, useEquipment, useProfessionals } from './api.ts'
import { BookletCard } from './BookletCard.tsx'
import { CareCard } from './CareCard.tsx'
import { ContactsCard } from './ContactsCard.tsx'
import { DueCard } from './DueCard.tsx'
import { isDwelling, isOwned, useLoadedHome } from './home.ts'
import classes from './HomeNow.module.css'
import { HomeNowSkeleton } from './HomeSkeleton.tsx'
import { LeaveCard } from './LeaveCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { WarrantiesCard } from './WarrantiesCard.tsx'

/** What a resident comes for: what is due, whom to call, what is guaranteed, and the way to the rest. */
export function HomeNow() {
  const home = useLoadedHome()
  return (
    <div data-now>
      <Together className={classes.page} skeleton={<HomeNowSkeleton />}>
        {isDwelling(home) && <DueCard home={home} />}
        <Tiles home={home} />
        <div className={classes.columns}>
          <div className={classes.column}>
            <Apart>
              {isDwelling(home) && <CareCard home={home} />}
              <ContactsCard home={home} />
              <Ask home={home} />
              {isOwned(home) && <PeopleCard home={home} />}
              {isOwned(home) && <HomeFacts home={home} />}
            </Apart>
          </div>
          <div className={classes.column}>
            <Apart>
              {!isOwned(home) && <HomeFacts home={home} />}
              {isOwned(home) && <WarrantiesCard home={home} />}
              {isOwned(home) && <BookletCard home={home} />}
              {isOwned(home) && <SaleCard residenceId={home.id} />}
              {home.role_code === 'TENANT' && <LeaveCard home={home} />}
            </Apart>
          </div>
        </div>
      </Together>
    </div>
  )
}

/** A question has its way from here. */
function Ask({ home }: { home: Home }) {
  const { t } = useTranslation()
  return (
    <Card title={t('messages.own.ask')}>
      <div className={classes.ask}>
        <p>{t('messages.own.askText', { company: home.company.name })}</p>
        <Button component={Link} to={paths.dwellingMessages(home.id)} variant="light" size="md">
          {t('messages.own.write')}
        </Button>
      </div>
    </Card>
  )
}

function Tiles({ home }: { home: Home }) {
  const { t } = useTranslation()
  const documents = useSettled(useHomeDocuments(home.id)).data?.data
  const equipment = useSettled(useEquipment(home.id, isDwelling(home))).data?.meta.total
  const care = useSettled(useCare(home.id, isDwelling(home))).data?.data
  const contacts = useSettled(useProfessionals(home.id)).data?.meta.total
  const files = documents && documents.own.total + (documents.building?.total ?? 0)
  const ends = care?.warranties && [...care.warranties.legal, ...care.warranties.makers]
  const running = ends?.filter(({ until }) => until >= today()).length
  return (
    <ul className={classes.tiles}>
      <Tile to={paths.dwellingDocuments(home.id)} icon={IconFiles} title={t('dwelling.parts.documents')}>
        {files !== undefined && t('dwelling.tiles.documents', { count: files })}
      </Tile>
      {isDwelling(home) && (
        <Tile to={paths.dwellingEquipment(home.id)} icon={IconDeviceImac} title={t('dwelling.parts.equipment')}>
          {equipment !== undefined && t('dwelling.tiles.equipment', { count: equipment })}
        </Tile>
      )}
      {isOwned(home) && (
        <Tile hash="garanties" icon={IconShieldCheck} title={t('dwelling.tiles.warranties')}>
          {running !== undefined && t('dwelling.tiles.warranties', { count: running })}
        </Tile>
      )}
      <Tile hash="contacts" icon={IconAddressBook} title={t('dwelling.tiles.contacts')}>
        {contacts !== undefined && t('dwelling.tiles.contacts', { count: contacts })}
      </Tile>
    </ul>
  )
}

type TileProps = { to?: string; hash?: string; icon: TablerIcon; title: string; children: string | false | undefined }

function Tile({ to = '.', hash, icon: Icon, title, children }: TileProps) {
  return (
    <li>
      <Link to={to} {...(hash && { hash })} className={classes.tile}>
        <span className={classes.icon}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.tileText}>
          <strong>{title}</strong>
          <span>{children || '\u00a0'}</span>
        </span>
      </Link>
    </li>
  )
}
