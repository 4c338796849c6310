import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../../../records/export/ExportButton';
import { userExport } from '../userExport';

const texts = 'areas.user-management.users.list';

/** What can be done on the list as a whole: export it, import users, invite some. */
export function UserActions() {
  const translate = useTranslate();
  return (
    <>
      <ExportButton export={userExport} />
      <Button
        component={Link}
        to="/user-management/users/import"
        variant="outlined"
        startIcon={<UploadFile />}
      >
        {translate(`${texts}.import`)}
      </Button>
      <Button
        component={Link}
        to="/user-management/users/create"
        variant="contained"
        startIcon={<PersonAdd />}
      >
        {translate(`${texts}.invite`)}
      </Button>
    </>
  );
}
