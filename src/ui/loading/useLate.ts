import { useEffect, useState } from 'react';

/** Whether something has been going on for this many milliseconds. */
export function useLate(isActive: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isActive, milliseconds]);
  return isLate && isActive;
}
