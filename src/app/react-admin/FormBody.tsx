import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import { lazy, Suspense } from 'react';

const FormGuard = lazy(() => import('./FormGuard').then(({ FormGuard: guard }) => ({ default: guard })));

/** What react-admin's `SimpleForm` and `TabbedForm` put their inputs into: with the leave guard of every form. */
export function FormBody({ children, ...props }: CardContentProps) {
  return (
    <CardContent {...props}>
      {children}
      <Suspense>
        <FormGuard />
      </Suspense>
    </CardContent>
  );
}
