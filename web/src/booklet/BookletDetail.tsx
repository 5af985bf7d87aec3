import { toldElsewhere } from '@logis/contract/booklet.rules'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { ActIcon } from '../ui/ActIcon.tsx'
import type { Booklet, BookletItemState, BookletPart } from './api.ts'
import classes from './Booklet.module.css'
import type { Opened } from './BookletCard.tsx'
import type { fr } from './fr.ts'
import { StateIcon } from './StateIcon.tsx'
import { WorkLines } from './WorkLines.tsx'

type Props = {
  booklet: Booklet
  item: BookletItemState
  closed: string | false | null
  onOpen: (opened: Opened) => void
}

/** The parts of an item: what speaks for each, what was said of it, and what may be said. */
export function BookletDetail({ booklet, item, closed, onOpen }: Props) {
  const { t } = useTranslation()
  const { reference, date } = item.law
  return (
    <>
      <ul className={classes.parts}>
        {item.code === 'TRIGGER' && <Trigger booklet={booklet} closed={closed} onOpen={onOpen} />}
        {item.code === 'WORKS' && <Works booklet={booklet} item={item} closed={closed} onOpen={onOpen} />}
        {item.code === 'HANDOVER' && <HandOver booklet={booklet} closed={closed} onOpen={onOpen} />}
        {!toldElsewhere.includes(item.code) &&
          item.parts.map((part) => (
            <Part key={part.code} booklet={booklet} part={part} item={item} closed={closed} onOpen={onOpen} />
          ))}
        <li className={`${classes.part} ${classes.quiet}`}>
          {t('booklet.law', { reference, date: formatDate(date) })}
        </li>
      </ul>
    </>
  )
}

type PartProps = Props & { part: BookletPart }

function Part({ booklet, part, item, closed, onOpen }: PartProps) {
  const { t } = useTranslation()
  const { name, answer } = part
  const asks = booklet.asks.filter((ask) => ask.item === item.code && ask.part === part.code)
  const isOpen = part.state === 'TO_CHECK' || part.state === 'TO_COMPLETE'
  const act = t(
    answer ? 'booklet.answer.edit' : part.state === 'COMPLETE' ? 'booklet.answer.more' : 'booklet.answer.act',
  )
  return (
    <li className={classes.part}>
      <StateIcon state={part.state} size={16} />
      <span className={classes.what}>
        {(item.parts.length > 1 || part.state === 'COMPLETE') && <strong>{name}</strong>}
        {part.reason && !answer?.is_not_applicable && <span>{t(`booklet.reasons.${part.reason}`)}</span>}
        {answer && <Said answer={answer} />}
        {!answer && <Evidence part={part} />}
        {asks.map((ask) => (
          <Asked key={ask.id} ask={ask} onRevoke={() => onOpen({ act: 'revokeAsk', ask })} />
        ))}
      </span>
      <span className={classes.acts}>
        {isOpen && (
          <ActButton
            variant="subtle"
            size="xs"
            closed={closed}
            aria-haspopup="dialog"
            aria-label={t('booklet.answer.actNamed', { act: t('booklet.ask.act'), name })}
            onClick={() => onOpen({ act: 'ask', item: item.code, part })}
          >
            {t('booklet.ask.act')}
          </ActButton>
        )}
        <ActButton
          variant={isOpen ? 'light' : 'subtle'}
          size="xs"
          closed={closed}
          aria-haspopup="dialog"
          aria-label={t('booklet.answer.actNamed', { act, name })}
          onClick={() => onOpen({ act: 'answer', item: item.code, part })}
        >
          {act}
        </ActButton>
        {answer && (
          <ActIcon
            icon={IconTrash}
            label={t('booklet.answer.actNamed', { act: t('booklet.answer.withdraw'), name })}
            closed={closed}
            opensDialog
            onClick={() => onOpen({ act: 'withdraw', item: item.code, part })}
          />
        )}
      </span>
    </li>
  )
}

/** Who was asked, and what came of it. */
function Asked({
  ask: { email, created_at, files_count, is_over },
  onRevoke,
}: {
  ask: Booklet['asks'][number]
  onRevoke: () => void
}) {
  const { t } = useTranslation()
  return (
    <span className={classes.asked}>
      {t('booklet.ask.told', { email, date: formatDate(created_at) })}{' '}
      {files_count > 0 && t('booklet.ask.files', { count: files_count })}{' '}
      {is_over ? (
        t('booklet.ask.over')
      ) : (
        <Button variant="transparent" size="compact-xs" aria-haspopup="dialog" onClick={onRevoke}>
          {t('booklet.ask.revoke')}
        </Button>
      )}
    </span>
  )
}

function Said({ answer }: { answer: NonNullable<BookletPart['answer']> }) {
  const { t } = useTranslation()
  const { document, body, valid_until, author, created_at, is_not_applicable } = answer
  const date = formatDate(created_at)
  const words = [
    is_not_applicable && t('booklet.states.NOT_APPLICABLE'),
    document?.name ?? body,
    valid_until && t('booklet.validUntil', { date: formatDate(valid_until) }),
  ].filter(Boolean)
  return (
    <>
      <span className={classes.said}>{words.join(' – ')}</span>
      <span>{author ? t('booklet.saidBy', { name: author, date }) : t('booklet.saidOn', { date })}</span>
    </>
  )
}

const shownAtOnce = 4
type Lack = keyof typeof fr.lacks

/** What speaks for a part, with what each lacks: first what leaves the part open. */
function Evidence({ part: { evidence, reason } }: { part: BookletPart }) {
  const { t, i18n } = useTranslation()
  // Any other reason is of the whole part.
  const isLack = (why: string): why is Lack => i18n.exists(`booklet.lacks.${why}`)
  if (evidence.length === 0) return null
  const isOpen = (one: (typeof evidence)[number]) => reason !== null && one.reason === reason
  const inOrder = evidence.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
  const names = inOrder.slice(0, shownAtOnce).map(({ source, name, of_building, reason: why }) => {
    const what = source === 'STUDY' || name === '' ? t(`booklet.sources.${source}`) : name
    const told = of_building ? t('booklet.ofBuilding', { what }) : what
    return why !== null && isLack(why) ? `${told} (${t(`booklet.lacks.${why}`)})` : told
  })
  const others = evidence.length - names.length
  return (
    <span className={classes.said}>
      {names.join(', ')} {others > 0 && t('booklet.others', { count: others })}
    </span>
  )
}

type ActProps = Omit<Props, 'item'>

function Trigger({ booklet: { kind, triggered_on, reference, touched, proposed }, closed, onOpen }: ActProps) {
  const { t } = useTranslation()
  const told = kind && triggered_on && { kind: t(`booklet.kinds.${kind}`), date: formatDate(triggered_on) }
  return (
    <li className={classes.part}>
      <span className={classes.what}>
        {told && (
          <span className={classes.said}>
            {reference ? t('booklet.trigger.toldWith', { ...told, reference }) : t('booklet.trigger.told', told)}
          </span>
        )}
        {kind === 'WORKS' && <span>{touched.map((part) => t(`booklet.touch.${part}`)).join(', ')}</span>}
        {!told && <span>{t(`booklet.reasons.${proposed?.permit_number ? 'PROPOSED_BY_STUDY' : 'MISSING'}`)}</span>}
      </span>
      <ActButton
        variant={told ? 'subtle' : 'light'}
        size="xs"
        closed={closed}
        aria-haspopup="dialog"
        leftSection={<IconPencil size={14} aria-hidden />}
        onClick={() => onOpen({ act: 'trigger' })}
      >
        {t(told ? 'booklet.trigger.edit' : 'booklet.trigger.act')}
      </ActButton>
    </li>
  )
}

function Works({ booklet: { works }, item, closed, onOpen }: Props) {
  const { t } = useTranslation()
  const [part] = item.parts
  return (
    <>
      {works.length === 0 && part?.reason && (
        <li className={`${classes.part} ${classes.quiet}`}>{t(`booklet.reasons.${part.reason}`)}</li>
      )}
      {works.map((work) => {
        const date = formatDate(work.done_on)
        return (
          <li className={classes.part} key={work.id}>
            <WorkLines work={work} />
            <ActIcon
              icon={IconTrash}
              label={t('booklet.work.removeNamed', { date })}
              closed={closed}
              opensDialog
              onClick={() => onOpen({ act: 'removeWork', work })}
            />
          </li>
        )
      })}
      <li className={classes.part}>
        <ActButton
          variant="light"
          size="xs"
          closed={closed}
          aria-haspopup="dialog"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onOpen({ act: 'work' })}
        >
          {t('booklet.work.act')}
        </ActButton>
      </li>
    </>
  )
}

function HandOver({ booklet: { handover }, closed, onOpen }: ActProps) {
  const { t } = useTranslation()
  return (
    <li className={classes.part}>
      <span className={classes.what}>
        <span>
          {handover
            ? t('booklet.handover.told', { name: handover.recipient, date: formatDate(handover.handed_on) })
            : t('booklet.handover.help')}
        </span>
      </span>
      <ActButton
        variant={handover ? 'subtle' : 'light'}
        size="xs"
        closed={closed}
        aria-haspopup="dialog"
        onClick={() => onOpen({ act: 'handover' })}
      >
        {t(handover ? 'booklet.handover.again' : 'booklet.handover.act')}
      </ActButton>
    </li>
  )
}
