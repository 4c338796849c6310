import { useFocusedItem } from '@mui/x-charts/hooks';
import { useEffect } from 'react';

/** Tells the place of the point that arrow keys have reached; it stands in a chart and draws nothing. */
export function KeyPoint({ onPoint }: { onPoint: (place: number | undefined) => void }) {
  const item = useFocusedItem();
  const place = item && 'dataIndex' in item ? item.dataIndex : undefined;
  useEffect(() => {
    if (place !== undefined) onPoint(place);
  }, [place, onPoint]);
  return null;
}
