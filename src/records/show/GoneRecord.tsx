import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AppLink } from '../../ui/page/AppLink';
import { PageHeader } from '../../ui/page/PageHeader';
import { usePaths } from '../form/usePaths';

/** Says on a record's page that the record does not exist, and leads back to the list. */
export function GoneRecord() {
  const translate = useTranslate();
  const { list, back } = usePaths();
  return (
    <>
      <PageHeader headline={translate('records.gone')} back={back} />
      <Typography sx={{ mb: 2 }}>{translate('records.goneHelp')}</Typography>
      <AppLink to={list}>{translate('records.toList')}</AppLink>
    </>
  );
}
