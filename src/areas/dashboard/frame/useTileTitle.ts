import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Tile } from '../tiles';

/** The title of a widget: its record's name or its text; without those, the name of its area. */
export function useTileTitle(): (tile: Tile) => string {
  const translate = useTranslate();
  return useCallback(
    ({ area, key, title }) =>
      title || translate(`areas.${area}.widgets.${key}.title`, { _: translate(`areas.${area}.caption`) }),
    [translate],
  );
}
