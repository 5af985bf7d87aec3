import { useTranslation } from '../ui/texts.ts'
import { loginAddress } from './loginAddress.ts'
import { WayLink } from './WayLink.tsx'

/** From the sign-in of partners to that of residents, and back. */
export function OtherDoor({ scope }: { scope: 'partner' | 'resident' }) {
  const { t } = useTranslation()
  const other = scope === 'partner' ? 'resident' : 'partner'
  return (
    <WayLink data-reaching to={loginAddress({ scope: other })}>
      {t(`accounts.login.to.${other}`)}
    </WayLink>
  )
}
