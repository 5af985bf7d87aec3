import type { Installations } from '@logis/contract/companies.installations'
import type { installedList } from '@logis/contract/companies.lists'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { useInstallations } from '../../companies/api.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { listedBy, type OrderOf } from '../../ui/tableSearch.ts'
import { Together } from '../../ui/Together.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { ActivationSkeleton } from '../Activation.tsx'
import { FigureTile } from '../FigureTile.tsx'
import figures from '../Figures.module.css'
import home from '../Home.module.css'
import { InstalledMonths } from './InstalledMonths.tsx'
import { InstalledProducts, productsId } from './InstalledProducts.tsx'
import classes from './MakerHome.module.css'

/** What homes hold of a manufacturer's products, where others have projects (DASH-05). */
export function MakerHome({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useInstallations(companyId))
  const found = query.data?.data
  return (
    <Together className={home.sections} skeleton={<ActivationSkeleton />}>
      {query.error && !found && (
        <ErrorBlock title={t('makers.figures.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!found && !query.error && <Skeleton height={116} radius="lg" />}
      {found && <Figures found={found} />}
      {found && found.requests_waiting > 0 && (
        <p className={classes.waiting}>
          <strong>{t('makers.waiting', { count: found.requests_waiting })}</strong> {t('makers.waitingWhy')}
        </p>
      )}
      {found && found.devices > 0 && <InstalledMonths months={found.months} />}
      <InstalledProducts companyId={companyId} />
    </Together>
  )
}

/** All of them are told of product by product, right below. */
function Figures({ found }: { found: Installations }) {
  const { t } = useTranslation()
  const { devices, homes, installed_products, products, warranties_ending, trend } = found
  const sorted = (by: OrderOf<typeof installedList>) => ({
    to: '.',
    search: listedBy<typeof installedList>({}, by),
    hash: productsId,
  })
  return (
    <ul className={figures.figures} aria-label={t('home.figures.title')}>
      <FigureTile label={t('makers.figures.devices')} value={devices} link={sorted('-devices')} trend={trend} />
      <FigureTile label={t('makers.figures.recent')} value={trend.change} link={sorted('-recent')} />
      <FigureTile
        label={t('makers.figures.homes')}
        value={homes}
        link={sorted('-homes')}
        note={t('makers.figures.warranties', { count: warranties_ending })}
      />
      <FigureTile
        label={t('makers.figures.products')}
        value={installed_products}
        link={sorted('name')}
        note={t('makers.figures.ofProducts', { count: products })}
      />
    </ul>
  )
}
