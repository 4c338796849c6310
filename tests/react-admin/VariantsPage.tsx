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

/** Inputs, fields and buttons, each by itself: one that fails says its name, and the others stay. */
export function FieldVariants() {
  return (
    <VariantsPage>
      {() => (
        <>
          <Variants variants={inputVariants} frame={inForm} />
          <Variants variants={fieldVariants} frame={plain} />
          <Variants variants={buttonVariants} frame={plain} />
        </>
      )}
    </VariantsPage>
  );
}

/** Lists and pages of one record, in the same way. */
export function PageVariants() {
  return (
    <VariantsPage>
      {(id) => (
        <>
          <Variants variants={listVariants} frame={plain} />
          <Variants variants={recordVariants(id)} frame={plain} />
        </>
      )}
    </VariantsPage>
  );
}

function VariantsPage({ children }: { children: (id: string) => ReactNode }) {
  const { data } = useGetList('press/ra-posts', { sort: { field: 'title', order: 'ASC' } });
  const [record] = data ?? [];
  return (
    <ResourceContextProvider value="press/ra-posts">
      <Title title="Variants" />
      {record === undefined ? null : (
        <RecordContextProvider value={record}>{children(String(record.id))}</RecordContextProvider>
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
