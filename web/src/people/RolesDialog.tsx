import { globalRoles } from '@logis/contract/people.rules'
import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { useSetGlobalRoles, type PersonRow } from './api.ts'
import { nameOf } from './personName.ts'
import classes from './People.module.css'

/** What someone may do on the whole portal. */
export function RolesDialog({ person, onClose }: { person: PersonRow; onClose: () => void }) {
  const { t } = useTranslation()
  // What another administrator gives or takes while this stands open is theirs.
  const [before] = useState(person.global_roles)
  const form = useForm({
    initialValues: { roles: before },
    transformValues: ({ roles }) => ({ user_id: person.id, roles, before }),
  })
  return (
    <DialogForm
      title={t('people.roles.title')}
      form={form}
      call={useSetGlobalRoles()}
      fieldOf={{ LAST_ADMINISTRATOR: 'roles' }}
      onDone={() => tellAndClose(t('people.roles.done', { name: nameOf(person) }), onClose)}
      onClose={onClose}
    >
      <Checkbox.Group label={nameOf(person)} {...form.getInputProps('roles')}>
        <div className={classes.fields}>
          {globalRoles.map((role) => (
            <Checkbox
              key={role}
              value={role}
              label={t(`people.globalRoles.${role}`)}
              description={t(`people.globalRolesMay.${role}`)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <FieldHint>{t('people.roles.note')}</FieldHint>
    </DialogForm>
  )
}
