import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { FinderCard } from './FinderCard.tsx'
import classes from './Home.module.css'

/** DASH-01. */
export function InstallerHome({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  return (
    <div className={classes.sections}>
      <FinderCard companyId={companyId} withChildren={false} />
      <Card title={t('home.account.title')}>
        <Text mb="xs">{t('home.account.text')}</Text>
        <Anchor component={Link} to={paths.account(companyId)}>
          {t('home.account.open')}
        </Anchor>
      </Card>
    </div>
  )
}
