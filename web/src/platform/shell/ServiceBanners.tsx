import { incidentsOf, maintenancesOf } from '@logis/contract/portal.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { partOnDemand, usePart } from '../../ui/onDemand.tsx'
import { orpc } from '../client.ts'
import { closedNotices, closeNotice } from './closedNotices.ts'

const twoMinutes = 120_000
const banner = partOnDemand(() => import('./ServiceBanner.tsx').then((module) => module.ServiceBanner))

/** SHELL-35..39: what the status page tells of the service, until closed. Where it cannot be asked, there is nothing to say. */
export function ServiceBanners() {
  const { data, dataUpdatedAt } = useQuery({
    ...orpc.portal.getStatusSummary.queryOptions(),
    staleTime: twoMinutes,
    refetchInterval: twoMinutes,
    retry: false,
    meta: { tellsErrors: true },
    select: (answer) => answer.data,
  })
  const [closed, setClosed] = useState(closedNotices)
  const incidents = data ? incidentsOf(data) : []
  const maintenances = data ? maintenancesOf(data, new Date(dataUpdatedAt)) : []
  // What gets worse, or is put off, is news again.
  const notices = [
    ...incidents.map((incident) => ({ key: `${incident.id} ${incident.status}`, incident })),
    ...maintenances.map((maintenance) => ({ key: `${maintenance.id} ${maintenance.scheduled_for}`, maintenance })),
  ].filter(({ key }) => !closed.includes(key))
  const part = usePart(banner, notices.length > 0)
  return (
    part &&
    notices.map((notice) => (
      <part.Component key={notice.key} notice={notice} onClose={() => setClosed(closeNotice(notice.key))} />
    ))
  )
}
