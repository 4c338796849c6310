import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The button that leads to the create page of the resource, if it has one. */
export function CreateLink({ label }: { label?: string }) {
  const resource = useResourceContext();
  const { hasCreate } = useResourceDefinition();
  const createPath = useCreatePath();
  const translate = useTranslate();
  if (!hasCreate) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<Add />}
    >
      {label ?? translate('records.create')}
    </Button>
  );
}
