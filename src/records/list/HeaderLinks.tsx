import Add from '@mui/icons-material/Add';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useCreatePath, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { helpAnchor } from '@/ui/shell';
import { useRefusalReason } from '../access/useRefusalReason';

/** The button to the create page, if there is one; disabled without the permission to create. */
export function CreateLink({
  label,
  anchor,
  variant = 'contained',
}: {
  label?: string /** What help calls it. */;
  anchor?: string;
  variant?: 'contained' | 'outlined';
}) {
  const { hasCreate } = useResourceDefinition();
  const translate = useTranslate();
  if (!hasCreate) return null;
  return (
    <CreatorsLink to="create" variant={variant} startIcon={<Add />} {...(anchor && helpAnchor(anchor))}>
      {label ?? translate('records.create')}
    </CreatorsLink>
  );
}

/** The button to the page `import`; disabled without the permission to create, or another one that an import needs. */
export function ImportLink({ action }: { action?: string }) {
  const translate = useTranslate();
  return (
    <CreatorsLink
      to="import"
      {...(action !== undefined && { action })}
      variant="outlined"
      startIcon={<UploadFile />}
    >
      {translate('records.importAction')}
    </CreatorsLink>
  );
}

/** @param to the page's path segment below the list @param action that the page needs */
function CreatorsLink({
  to,
  action = 'create',
  ...button
}: { to: string; action?: string } & Pick<ButtonProps, 'variant' | 'startIcon' | 'children'> &
  Partial<ReturnType<typeof helpAnchor>>) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const refusal = useRefusalReason(action);
  if (refusal !== undefined) return <ReasonedButton reason={refusal} {...button} />;
  return <Button component={Link} to={`${createPath({ resource, type: 'list' })}/${to}`} {...button} />;
}
