import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadingState } from '../state/LoadingState';
import { type FailureProps, MissingPart } from './MissingPart';
import { PartFailure } from './PartFailure';

/** The scripts of a part did not arrive. */
class NotArrived extends Error {
  override name = 'NotArrived';
}

/** A component that is loaded when it is first shown, or before. */
export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Loads it now, so that it is there at once when it is shown. Rejects when it does not arrive. */
  preload: () => Promise<void>;
}

/**
 * A component that is loaded when it is first shown. While it loads, a line says so; a failure can be tried again in
 * place: each attempt is a new lazy component, because React keeps a failed import for ever. `Failure` says what has
 * failed, that a part of the page has unless told. What a new version has removed is left to `PartRecoveryContext`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Failure: ComponentType<FailureProps> = PartFailure,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    loaded = await load();
    return loaded;
  };
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (error) {
        throw new NotArrived('A part did not arrive', { cause: error });
      }
    });
  function LazyPart(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>(() => loaded ?? attempt());
    return (
      <ErrorBoundary
        onReset={() => setPart(() => attempt())}
        fallbackRender={({ error, resetErrorBoundary }) =>
          error instanceof NotArrived ? (
            <MissingPart Failure={Failure} onRetry={resetErrorBoundary} />
          ) : (
            <Failure onRetry={resetErrorBoundary} />
          )
        }
      >
        <Suspense fallback={<LoadingState />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  LazyPart.preload = async () => void (await preload());
  return LazyPart;
}
