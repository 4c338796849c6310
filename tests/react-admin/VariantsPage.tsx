import { type ReactNode, Suspense } from 'react';
import { Form, RecordContextProvider, ResourceContextProvider, Title, useGetList } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { buttonVariants } from './buttonVariants';
import { fieldVariants } from './fieldVariants';
import { inputVariants } from './inputVariants';
import { listVariants, recordVariants } from './pageVariants';
import type { Variant } from './variant';

const plain = (element: ReactNode) => element;
const inForm = (element: ReactNode) => <Form>{element}</Form>;

/** All variants below one another, each by itself: one that fails says its name, and the others stay. */
export function VariantsPage() {
  const { data } = useGetList('press/ra-posts', { sort: { field: 'title', order: 'ASC' } });
  const [record] = data ?? [];
  return (
    <ResourceContextProvider value="press/ra-posts">
      <Title title="Variants" />
      {record === undefined ? null : (
        <RecordContextProvider value={record}>
          <Variants variants={inputVariants} frame={inForm} />
          <Variants variants={fieldVariants} frame={plain} />
          <Variants variants={buttonVariants} frame={plain} />
          <Variants variants={listVariants} frame={plain} />
          <Variants variants={recordVariants(String(record.id))} frame={plain} />
        </RecordContextProvider>
      )}
    </ResourceContextProvider>
  );
}

function Variants({
  variants,
  frame,
}: {
  variants: readonly Variant[];
  frame: (element: ReactNode) => ReactNode;
}) {
  return variants.map(([name, element]) => (
    <section key={name} aria-label={name} data-variant={name}>
      <h2>{name}</h2>
      <ErrorBoundary fallbackRender={({ error }) => <p data-failed={name}>{String(error)}</p>}>
        <Suspense>{frame(element)}</Suspense>
      </ErrorBoundary>
    </section>
  ));
}
