import LinkOff from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageState } from '@/ui/page/PageState';
import { useListReturn } from '../form/useListReturn';

/** Says on a record's page that the record does not exist, with a link back to the list. */
export function GoneRecord() {
  const translate = useTranslate();
  const { back } = useListReturn();
  return (
    <PageState icon={<LinkOff />} title={translate('records.gone')} message={translate('records.goneHelp')}>
      <Button component={Link} to={back.to} state={back.state} variant="outlined">
        {translate('records.toList')}
      </Button>
    </PageState>
  );
}
