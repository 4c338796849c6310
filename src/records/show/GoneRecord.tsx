import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeader } from '@/ui/page/PageHeader';
import { useListReturn } from '../form/useListReturn';

/** Says on a record's page that the record does not exist, with a link back to the list. */
export function GoneRecord() {
  const translate = useTranslate();
  const { list, back } = useListReturn();
  return (
    <>
      <PageHeader headline={translate('records.gone')} back={back} />
      <Typography sx={{ mb: 2 }}>{translate('records.goneHelp')}</Typography>
      <Button component={Link} to={list} variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        {translate('records.toList')}
      </Button>
    </>
  );
}
