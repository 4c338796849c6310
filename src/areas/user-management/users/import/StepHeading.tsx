import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportStep } from './useImport';

/** The heading of a step; it receives the focus when the step changes. */
export function StepHeading({ ref, step }: { ref: Ref<HTMLHeadingElement>; step: ImportStep }) {
  const translate = useTranslate();
  return (
    <Typography ref={ref} tabIndex={-1} variant="h2" sx={{ mb: 2, '&:focus': { outline: 'none' } }}>
      {translate(`areas.user-management.users.import.headings.${step}`)}
    </Typography>
  );
}
