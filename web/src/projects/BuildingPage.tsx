import { DocumentsPeek } from '../documents/DocumentsPeek.tsx'
import { FeedPeek } from '../feed/FeedPeek.tsx'
import { FlatActs } from '../flats/acts/FlatActs.tsx'
import { PanelActs } from '../flats/acts/PanelActs.tsx'
import { TickedActs } from '../flats/acts/TickedActs.tsx'
import { FlatsSection } from '../flats/FlatsSection.tsx'
import { OpenedFlat } from '../flats/OpenedFlat.tsx'
import { PicturePeek } from '../pictures/PicturePeek.tsx'
import { ActivateButton } from '../tenants/ActivateButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import type { Project } from './api.ts'

const LinkFlatsDialog = onDemand(() => import('../contacts/LinkDialog.tsx').then((module) => module.LinkFlatsDialog))
const AddFlatDevicesDialog = onDemand(() =>
  import('../devices/FlatDevices.tsx').then((module) => module.AddFlatDevicesDialog),
)
const InviteFlatsDialog = onDemand(() =>
  import('../invitations/flats/InviteFlatsDialog.tsx').then((module) => module.InviteFlatsDialog),
)
const FlatDevicesDialog = onDemand(() =>
  import('../devices/FlatDevices.tsx').then((module) => module.FlatDevicesDialog),
)
const ActivateDialog = onDemand(() => import('../tenants/ActivateDialog.tsx').then((module) => module.ActivateDialog))

type Props = { project: Project; companyId: number }

/** The flats of a building with what the other nouns do to all of them, or to those that are ticked. */
export function BuildingFlats({ project, companyId }: Props) {
  const building = { buildingId: project.id }
  return (
    <FlatsSection
      project={project}
      companyId={companyId}
      invite={(flat, onClose) => <InviteFlatsDialog {...building} {...{ companyId, onClose }} ids={[flat.id]} />}
      acts={
        <>
          <FlatActs
            building={project}
            dialogs={{
              contact: (onClose) => (
                <LinkFlatsDialog companyId={companyId} residenceId={project.id} onClose={onClose} />
              ),
              device: (onClose) => <AddFlatDevicesDialog {...building} onClose={onClose} />,
              invite: (onClose) => <InviteFlatsDialog {...building} {...{ companyId, onClose }} />,
              devices: (onClose) => <FlatDevicesDialog {...building} onClose={onClose} />,
            }}
          />
          <ActivateButton project={project} companyId={companyId} />
        </>
      }
      ticked={(flats, options) => (
        <TickedActs
          building={project}
          flats={flats}
          {...options}
          dialogs={{
            contact: (onClose, ticked) => (
              <LinkFlatsDialog {...{ companyId, ticked, onClose }} residenceId={project.id} />
            ),
            device: (onClose, ticked) => <AddFlatDevicesDialog {...building} {...{ ticked, onClose }} />,
            invite: (onClose, { ids }) => <InviteFlatsDialog {...building} {...{ companyId, ids, onClose }} />,
            activate: (onClose, ticked) => <ActivateDialog {...{ project, companyId, ticked, onClose }} />,
          }}
        />
      )}
    />
  )
}

/** One flat beside the page of its building, with what the other nouns know of it. */
export function BuildingFlat({ project, companyId }: Props) {
  return (
    <OpenedFlat
      buildingId={project.id}
      companyId={companyId}
      withDevices={project.capabilities.includes('devices')}
      parts={{
        photo: (flat) => <PicturePeek home={flat} />,
        more: (flat, href) => (
          <div key={flat.id}>
            {project.capabilities.includes('documents') && <DocumentsPeek homeId={flat.id} href={href} />}
            {project.cards.includes('feed') && <FeedPeek homeId={flat.id} />}
          </div>
        ),
        invite: (flat, onClose) => (
          <InviteFlatsDialog {...{ companyId, onClose }} buildingId={project.id} ids={[flat.id]} />
        ),
        acts: (flat, cannot, isInvitingFirst) => (
          <PanelActs
            key={flat.id}
            {...{ building: project, flat, cannot, isInvitingFirst }}
            invite={(onClose, ids) => <InviteFlatsDialog {...{ companyId, ids, onClose }} buildingId={project.id} />}
          />
        ),
      }}
    />
  )
}
