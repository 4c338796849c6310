import Add from '@mui/icons-material/Add';
import CompareArrows from '@mui/icons-material/CompareArrows';
import GridOn from '@mui/icons-material/GridOn';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The ways from the list of roles: matrix, comparison, a new role. */
export function RoleListActions() {
  const translate = useTranslate();
  return (
    <>
      <Button variant="outlined" startIcon={<GridOn />} component={Link} to="/user-management/roles/matrix">
        {translate('areas.user-management.roles.matrix.action')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<CompareArrows />}
        component={Link}
        to="/user-management/roles/compare"
      >
        {translate('areas.user-management.roles.compare.action')}
      </Button>
      <Button variant="contained" startIcon={<Add />} component={Link} to="/user-management/roles/create">
        {translate('areas.user-management.roles.create.action')}
      </Button>
    </>
  );
}
