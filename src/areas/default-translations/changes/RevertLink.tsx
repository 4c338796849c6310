import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathOfChange } from './changesPath';

/** Leads to a change that was just made, where it can be reverted. */
export function RevertLink({ change }: { change: string }) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" component={Link} to={pathOfChange(change)}>
      {translate('areas.default-translations.grid.bulk.wayBack')}
    </Button>
  );
}
