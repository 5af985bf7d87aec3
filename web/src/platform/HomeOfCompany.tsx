import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import classes from './HomeOfCompany.module.css'

type Props = { home: { id: number; name: string }; company: string }

/** A cell of a list that spans companies: the home, which leads to its project, above whose it is. */
export const HomeOfCompany = ({ home, company }: Props) => (
  <>
    <Anchor component={Link} to={paths.residenceDetails(home.id)} inherit>
      {home.name}
    </Anchor>
    <div className={classes.company}>{company}</div>
  </>
)
