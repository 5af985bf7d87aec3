import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Passport } from '../../passports/api.ts'
import { NewPassportButton } from '../../passports/NewPassportButton.tsx'
import { onDemand } from '../../ui/onDemand.tsx'

const PassportCreated = onDemand(() =>
  import('../../passports/PassportCreated.tsx').then((module) => module.PassportCreated),
)
const NewPassportDialog = onDemand(() => import('./NewPassportDialog.tsx').then((module) => module.NewPassportDialog))

/** DASH-11: the button, the dialog that it opens, and what follows. The address knows that the dialog is open. */
export function NewPassport({ companyId }: { companyId: number }) {
  const navigate = useNavigate()
  const { nouveau } = useSearch({ strict: false }) as { nouveau?: string }
  const [created, setCreated] = useState<Passport | null>(null)
  const [attempt, setAttempt] = useState(0)
  const show = (open: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, nouveau: open ? 'ptg' : undefined }),
      replace: true,
      resetScroll: false,
    })
  const restart = () => setAttempt((before) => before + 1)
  return (
    <>
      <NewPassportButton companyId={companyId} onOpen={() => show(true)} />
      {nouveau === 'ptg' && !created && (
        <NewPassportDialog
          key={attempt}
          companyId={companyId}
          onCreated={setCreated}
          onRestart={restart}
          onClose={() => show(false)}
        />
      )}
      {created && (
        <PassportCreated
          companyId={companyId}
          passport={created}
          onCreateAnother={() => {
            setCreated(null)
            restart()
          }}
          onClose={() => {
            setCreated(null)
            show(false)
          }}
        />
      )}
    </>
  )
}
