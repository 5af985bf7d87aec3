import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import type { Company } from '../api.ts'
import classes from '../SettingsPage.module.css'

/** How many belong to the company, and the way to them. */
export function TeamCard({ company: { id, user_role_companies } }: { company: Company }) {
  const { t } = useTranslation()
  const count = user_role_companies.filter(({ is_active }) => is_active).length
  return (
    <Card
      title={t('companies.team.title')}
      actions={
        <Button component={Link} to={paths.team(id)} variant="default">
          {t('companies.team.open')}
        </Button>
      }
    >
      <p className={classes.line}>{t('companies.team.summary', { count })}</p>
    </Card>
  )
}
