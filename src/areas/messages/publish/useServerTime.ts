import { useEffect, useState } from 'react';
import { withReader } from '../shell/reader';

/** What time the server has; that of the device, which may be a day off, where the server has not told. */
export function useServerTime(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let isOver = false;
    withReader((reader) => {
      void reader.now().then((time) => {
        if (!isOver) setNow(time);
      });
    });
    return () => {
      isOver = true;
    };
  }, []);
  return now;
}
