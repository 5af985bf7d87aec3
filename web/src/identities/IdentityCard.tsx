import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'

/** The way to how a company’s people sign in, on its settings. */
export function IdentityCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('identities.card.title')}
      actions={
        <Button component={Link} to={paths.identity(companyId)} variant="default">
          {t('identities.card.open')}
        </Button>
      }
    >
      <Text c="dimmed">{t('identities.card.text')}</Text>
    </Card>
  )
}
