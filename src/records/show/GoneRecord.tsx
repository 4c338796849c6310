import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AppLink } from '../../ui/page/AppLink';
import { PageHeader } from '../../ui/page/PageHeader';

/** Says on a record's page that the record does not exist, and leads back to the list. @param list its path */
export function GoneRecord({ list }: { list: string }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader headline={translate('records.gone')} back={{ to: list }} />
      <Typography sx={{ mb: 2 }}>{translate('records.goneHelp')}</Typography>
      <AppLink to={list}>{translate('records.toList')}</AppLink>
    </>
  );
}
