import Card, { type CardProps } from '@mui/material/Card';
import { lazy, Suspense } from 'react';

const SaveConflict = lazy(() =>
  import('./SaveConflict').then(({ SaveConflict: part }) => ({ default: part })),
);

/** The card around the form of react-admin's `Edit`, with the comparison of two versions of a record. */
export function EditCard(props: CardProps) {
  return (
    <>
      <Card {...props} />
      <Suspense>
        <SaveConflict />
      </Suspense>
    </>
  );
}
