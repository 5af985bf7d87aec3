import { forgetDraftFiles, readDraftFiles } from '../platform/draftFiles.ts'
import { asRefused } from '../platform/refused.ts'
import { currentIdentity, onSessionEnd } from '../platform/session.ts'
import { tellFailure, tellRefused, tellSuccess } from '../platform/teller.tsx'
import { upload } from '../platform/upload.ts'
import { t } from '../ui/texts.ts'
import { change, endAttempt, keptDraft, placesBegun, read, refuseAttempt, type Attempt } from './unsent.ts'

/** A night. The server knows for a day under which key something has arrived, and after that it would arrive again. */
const waitsMs = 12 * 3_600_000

const ofHome = 'home.'
export const placeOf = (residenceId: number) => ofHome + residenceId
const isOfHome = (place: string) => place.startsWith(ofHome)

const waits = new Set<string>()
/** The message itself is what asks: to anything smaller the worker of « Mon logement » answers what the server said last. */
const [firstMs, mostMs] = [5_000, 60_000]
let againMs = firstMs
let timer: ReturnType<typeof setTimeout> | undefined

const isOwn = ({ by }: Pick<Attempt, 'by'>) => by === currentIdentity()?.user.id

/** It is no longer sent by itself: whoever wrote it looks at it again. */
const giveUp = (place: string) => {
  waits.delete(place)
  change(place, () => ({ isWaiting: false, isSending: false, attempt: null }))
  tellFailure(t('dwelling.message.notSent'))
}

const send = async (place: string) => {
  const { attempt, isSending, isWaiting } = read(place)
  if (!attempt || !isWaiting || !isOwn(attempt)) return void waits.delete(place)
  if (isSending) return
  if (Date.now() - attempt.at > waitsMs) return giveUp(place)
  const { said, key } = attempt
  change(place, () => ({ isSending: true }))
  // Whoever has left by then neither hears of it nor has anything of it.
  const isStill = () => read(place).attempt === attempt
  try {
    const residence_id = Number(place.slice(ofHome.length))
    await upload('messages.write', { residence_id, body: said.body, files: [...said.files] }, { key })
    if (!isStill()) return
    waits.delete(place)
    endAttempt(place, said)
    change(place, () => ({ sentAt: Date.now() }))
    tellSuccess(t('messages.compose.sent'))
  } catch (error) {
    if (!isStill()) return
    const refused = asRefused(error)
    if (refused.network) return change(place, () => ({ isSending: false }))
    waits.delete(place)
    refuseAttempt(place, refused)
    tellRefused(refused)
  }
}

/** A network that is back is told by the browser, a server that is back by nobody. */
const watch = () => {
  clearTimeout(timer)
  if (waits.size > 0) timer = setTimeout(() => void sendAll(Math.min(2 * againMs, mostMs)), againMs)
}
const sendAll = async (nextMs = firstMs) => {
  for (const place of waits) await send(place)
  againMs = nextMs
  watch()
}
addEventListener('online', () => void sendAll())

/** What was not answered leaves by itself; unless it was changed meanwhile, and is for its writer to send. */
export const wait = (place: string) => {
  const { attempt, body } = read(place)
  const isWaiting = attempt !== null && isOwn(attempt) && attempt.said.body === body
  change(place, () => ({ isSending: false, isWaiting }))
  if (!isWaiting) return
  waits.add(place)
  againMs = firstMs
  watch()
}

/** It is changed first. What arrived although its answer did not stays known by its key, in case it is not. */
export const hold = (place: string) => {
  waits.delete(place)
  change(place, () => ({ isWaiting: false }))
  watch()
}

onSessionEnd(() => {
  waits.clear()
  watch()
})

/** What the page before this one was sending, or had waiting. */
const resume = async (place: string) => {
  const draft = keptDraft(place)
  if (draft === null || typeof draft === 'string' || read(place).attempt !== null) return
  const { attempt, body, said } = draft
  // A browser gives back the tabs of yesterday, whoever has signed in since.
  if (!isOwn(attempt)) {
    void forgetDraftFiles(attempt.key)
    return change(place, () => ({ body: '' }))
  }
  const { fileNames } = said
  const files = (fileNames.length > 0 && (await readDraftFiles<File[]>(attempt.key))) || []
  if (read(place).attempt !== null || !isOwn(attempt)) return
  change(place, () => ({ files, attempt: { ...attempt, said: { body: said.body, files } } }))
  if (files.length === fileNames.length) wait(place)
  else if (body === said.body) giveUp(place)
}

/** With the parts of a home, which come once its page is calm: wherever in it one is. */
export const resumeWaiting = async () => {
  for (const place of placesBegun().filter(isOfHome)) await resume(place)
  await sendAll()
}
