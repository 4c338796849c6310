import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted: a late answer must not navigate. */
export function useMounted(): Readonly<RefObject<boolean>> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
