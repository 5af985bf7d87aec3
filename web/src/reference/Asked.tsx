import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import type { Call } from '../ui/call.ts'
import { Confirm } from '../ui/Confirm.tsx'

type Noun = 'trades' | 'productLabels' | 'productClasses' | 'products' | 'manufacturers' | 'energies.utilities'
type Props<Input> = {
  noun: Noun
  name: string
  call: Call<Input, unknown>
  input: Input
  onClose: () => void
}

/** Asks before what nothing uses is deleted; says it afterwards. */
export function Removal<Input>({ noun, name, call, input, onClose }: Props<Input>) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t(`${noun}.remove.title`)}
      text={t(`${noun}.remove.text`, { name })}
      call={call}
      input={input}
      onDone={() => tellAndClose(t(`${noun}.remove.done`, { name }), onClose)}
      onClose={onClose}
    />
  )
}

type Offered = 'trades' | 'products'
type OfferProps<Input> = Omit<Props<Input>, 'noun'> & { noun: Offered; act: 'archive' | 'restore' }

/** Asks whether something is offered from now on, or no more; what has it keeps it. */
export function Offer<Input>({ noun, act, name, call, input, onClose }: OfferProps<Input>) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t(`${noun}.${act}.title`)}
      text={t(`${noun}.${act}.text`, { name })}
      destructive={false}
      call={call}
      input={input}
      onDone={() => tellAndClose(t(`${noun}.${act}.done`, { name }), onClose)}
      onClose={onClose}
    />
  )
}
