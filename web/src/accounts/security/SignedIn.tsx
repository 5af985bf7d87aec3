import { Outlet, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { proof } from '../../platform/proof.ts'
import { Refused } from '../../platform/refused.ts'
import { onDemand } from '../../ui/onDemand.tsx'

const ProofDialog = onDemand(() => import('./ProofDialog.tsx').then((module) => module.ProofDialog))

/** Every page of someone signed in. What is serious asks here for a proof, and is sent again once it is given. */
export function SignedIn() {
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const waiting = useRef<((isProven: boolean) => void)[]>([])
  const ask = useEffectEvent(async (error: unknown): Promise<boolean> => {
    if (!(error instanceof Refused)) return false
    if (error.reason === 'SECOND_FACTOR_REQUIRED') await navigate({ to: paths.enrolment(), replace: true })
    if (error.reason !== 'PROOF_REQUIRED') return false
    return new Promise((resolve) => {
      waiting.current.push(resolve)
      setAsked(true)
    })
  })
  useEffect(() => {
    const own = (error: unknown) => ask(error)
    proof.ask = own
    return () => {
      if (proof.ask === own) proof.ask = null
    }
  }, [])
  const end = (isProven: boolean) => {
    setAsked(false)
    for (const resolve of waiting.current.splice(0)) resolve(isProven)
  }
  return (
    <>
      <Outlet />
      {asked && <ProofDialog onDone={() => end(true)} onClose={() => end(false)} />}
    </>
  )
}
