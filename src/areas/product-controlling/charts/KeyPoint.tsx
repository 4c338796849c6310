import { useFocusedItem } from '@mui/x-charts/hooks';
import { useEffect } from 'react';

/** Reports the index of the point that the arrow keys have reached; placed inside a chart, renders nothing. */
export function KeyPoint({ onPoint }: { onPoint: (place: number | undefined) => void }) {
  const item = useFocusedItem();
  const place = item && 'dataIndex' in item ? item.dataIndex : undefined;
  useEffect(() => {
    if (place !== undefined) onPoint(place);
  }, [place, onPoint]);
  return null;
}
