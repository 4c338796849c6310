import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LoadingState } from '../state/LoadingState';
import type { SkeletonShape } from '../state/Skeleton';
import { type FailureProps, MissingPart, PartFailure } from './MissingPart';
import { refetchMissingScripts } from './refetchMissingScripts';
import { unlessLeaving } from './unlessLeaving';

class NotArrived extends Error {
  override name = 'NotArrived';
}

export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Loads it now, once; after a failure the next call tries again. Rejects if loading fails. */
  preload: () => Promise<void>;
}

/**
 * A component loaded when first shown. `Failure` offers a retry with a new lazy component, because React caches a
 * failed import; where the browser keeps it too, the retry reloads the page. A part that a new version has removed is
 * handled by `PartRecoveryContext`. `shape` is the placeholder's; default: text.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Failure: ComponentType<FailureProps> = PartFailure,
  shape?: SkeletonShape,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const preload = () => {
    loading ??= start();
    return loading;
  };
  const start = async () => {
    try {
      loaded = await unlessLeaving(load);
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const retry = async () => {
    const isThere = await refetchMissingScripts();
    try {
      return await preload();
    } catch (error) {
      if (isThere) location.reload();
      // It is also shown if a person keeps the page because of unsaved input.
      throw error;
    }
  };
  const attempt = (loadPart = preload) =>
    lazy(async () => {
      try {
        return { default: await loadPart() };
      } catch (error) {
        throw new NotArrived('A part did not arrive', { cause: error });
      }
    });
  function LazyPart(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>(() => loaded ?? attempt());
    return (
      <ErrorBoundary
        onReset={() => setPart(() => attempt(retry))}
        fallbackRender={({ error, resetErrorBoundary }) =>
          error instanceof NotArrived ? (
            <MissingPart Failure={Failure} onRetry={resetErrorBoundary} />
          ) : (
            <Failure reason="broken" onRetry={resetErrorBoundary} />
          )
        }
      >
        <Suspense fallback={<LoadingState shape={shape} />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  LazyPart.preload = async () => void (await preload());
  return LazyPart;
}
