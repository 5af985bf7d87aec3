import { emailField } from '@logis/contract/http.rules'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { run } from '../ui/call.ts'
import { RefusalText } from '../ui/RefusalText.tsx'
import { useMend, type Campaign, type CampaignHome } from './api.ts'
import classes from './Campaigns.module.css'

type Props = {
  campaign: Campaign
  home: CampaignHome
  /** In a narrow cell the verb alone. */
  short?: boolean
}

/** The address of one home, typed where it is missing or wrong. */
export function MendEmail({ campaign, home: { residence, email, step }, short = false }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(email ?? '')
  const [isWrong, setWrong] = useState(false)
  const mend = useMend()
  const leaves = step === 'FAILED' || step === 'LEFT_OUT'
  const send = () => {
    const address = typed.trim()
    if (!emailField.format.pattern.test(address) || address.length > emailField.max) return setWrong(true)
    setWrong(false)
    const input = {
      company_id: campaign.company_id,
      campaign_id: campaign.id,
      residence_id: residence.id,
      email: address,
    }
    run(mend, input, {
      onSuccess: () => {
        tellSuccess(t(leaves ? 'campaigns.mend.again' : 'campaigns.mend.done', { name: residence.name }))
      },
    })
  }
  return (
    <form
      className={classes.mend}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!mend.isPending) send()
      }}
    >
      <TextInput
        size="sm"
        type="email"
        autoComplete="off"
        aria-label={t('campaigns.mend.label', { name: residence.name })}
        placeholder={t('campaigns.mend.placeholder')}
        value={typed}
        error={isWrong ? t('campaigns.mend.invalid') : mend.error ? <RefusalText error={mend.error} /> : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size="sm" variant={email ? 'light' : 'default'} loading={mend.isPending}>
        {t(leaves && !short ? 'campaigns.mend.resend' : email ? 'campaigns.mend.mend' : 'campaigns.mend.add')}
      </Button>
    </form>
  )
}
