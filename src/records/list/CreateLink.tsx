import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReasonedButton } from '../../ui/controls/ReasonedButton';
import { useRefusedAction } from '../access/useRefusedAction';

/** The button that leads to the create page of the resource, if it has one; switched off for who may not create. */
export function CreateLink({ label }: { label?: string }) {
  const resource = useResourceContext();
  const { hasCreate } = useResourceDefinition();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const refusal = useRefusedAction('create');
  if (!hasCreate) return null;
  const caption = label ?? translate('records.create');
  if (refusal !== undefined) {
    return (
      <ReasonedButton reason={refusal} variant="contained" startIcon={<Add />}>
        {caption}
      </ReasonedButton>
    );
  }
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<Add />}
    >
      {caption}
    </Button>
  );
}
