import { useTranslation } from '../ui/texts.ts'
import {
  AddInterventionDialog,
  type AddInterventionProps,
  type ChoosePassport,
} from '../interventions/AddInterventionDialog.tsx'
import { PassportChoice } from '../passports/FoundPassport.tsx'
import { PassportFinder } from '../passports/PassportFinder.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'

/** INT-14: the search for gas passports in select mode, as the first step of a new intervention. */
export function FoundInterventionDialog(props: AddInterventionProps) {
  const { t } = useTranslation()
  const { companyId } = props
  const choosePassport: ChoosePassport = (chosen, onChoose) => (
    <>
      <PassportFinder
        companyId={companyId}
        result={(passport) => (
          <PassportChoice
            companyId={companyId}
            passport={passport}
            chosen={passport.id === chosen?.id}
            onChoose={() => onChoose(passport)}
          />
        )}
      />
      <FieldHint>
        {chosen ? t('passports.search.chosen', { name: chosen.name }) : t('passports.search.chooseOne')}
      </FieldHint>
    </>
  )
  return <AddInterventionDialog {...props} choosePassport={choosePassport} />
}
