import type { ReactNode } from 'react';
import { Form, RecordContextProvider, ResourceContextProvider, Title, useGetList } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { fieldVariants } from './fieldVariants';
import { inputVariants } from './inputVariants';

/** Inputs and fields, each by itself: one that fails shows its name, and the others stay. */
export function VariantsPage() {
  const { data } = useGetList('press/ra-posts', { sort: { field: 'title', order: 'ASC' } });
  const [record] = data ?? [];
  if (record === undefined) return <Title title="Variants" />;
  return (
    <ResourceContextProvider value="press/ra-posts">
      <Title title="Variants" />
      <RecordContextProvider value={record}>
        {inputVariants.map(([name, element]) => (
          <Variant key={name} name={name}>
            <Form>{element}</Form>
          </Variant>
        ))}
        {fieldVariants.map(([name, element]) => (
          <Variant key={name} name={name}>
            {element}
          </Variant>
        ))}
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

function Variant({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} data-variant={name}>
      <ErrorBoundary fallbackRender={({ error }) => <p data-failed={name}>{String(error)}</p>}>
        {children}
      </ErrorBoundary>
    </section>
  );
}
