import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadingState } from './LoadingState';
import { PartFailure } from './PartFailure';

interface FailureProps {
  onRetry: () => void;
}

/**
 * A component that is loaded when it is first shown. While it loads, a line says so; a failure can be tried again in
 * place: each attempt is a new lazy component, because React keeps a failed import for ever. `Failure` says what has
 * failed, that a part of the page has unless told.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Failure: ComponentType<FailureProps> = PartFailure,
): ComponentType<P> {
  const attempt = () => lazy(async () => ({ default: await load() }));
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(attempt);
    return (
      <ErrorBoundary
        onReset={() => setPart(attempt)}
        fallbackRender={({ resetErrorBoundary }) => <Failure onRetry={resetErrorBoundary} />}
      >
        <Suspense fallback={<LoadingState />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
