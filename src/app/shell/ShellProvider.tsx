import { type ReactNode, useMemo } from 'react';
import { type Area, pagesOf } from '../../areas';
import { permitsAction } from '../../areas/permitsAction';
import { type Command, type Contributed, ShellContext, type Widget } from '../../ui/shell';
import { TextOverlayContext } from '../../ui/textOverlay';
import { addEnglishOf } from '../i18n/createTranslate';
import { usePermissions } from '../profileQuery';
import { useServices } from '../services';
import { usePagePattern } from './usePagePattern';

const nothing: readonly string[] = [];

/** Tells the pages what all areas contribute for this person, and which page is shown. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const { areas, config, i18n, recordChanges } = useServices();
  const { defaultLanguage } = config.translations;
  const permissions = usePermissions() ?? nothing;
  const page = usePagePattern();
  const known = useMemo(() => contributions(areas, permissions), [areas, permissions]);
  const value = useMemo(
    () => ({ ...known, page, defaultLanguage, onRecordsChanged: recordChanges.subscribe }),
    [known, page, defaultLanguage, recordChanges],
  );
  return (
    <ShellContext value={value}>
      <TextOverlayContext value={i18n.overlay}>{children}</TextOverlayContext>
    </ShellContext>
  );
}

/** What the areas that somebody may open contribute to the rest of the application. */
function contributions(areas: readonly Area[], permissions: readonly string[]) {
  const may = (area: Area, action = 'list') => permitsAction(permissions, area, action);
  const permitted = areas.filter((area) => may(area));
  const withArea = <T extends { readonly key: string }>(area: Area, each: T): Contributed<T> => ({
    ...each,
    id: `${area.key}/${each.key}`,
    area: area.key,
  });
  /** Loads what the area says, and the English texts that it is shown with. */
  const withTexts =
    <T,>({ key }: Area, load: () => Promise<T>) =>
    async () =>
      (await Promise.all([load(), addEnglishOf(key)]))[0];
  return {
    pages: pagesOf(permitted).map(({ pattern }) => pattern),
    anchors: Object.fromEntries(
      permitted.flatMap((area) =>
        Object.entries(area.anchors ?? {}).map(([name, address]) => [`${area.key}.${name}`, address]),
      ),
    ),
    widgets: permitted.flatMap((area) =>
      (area.widgets ?? []).map((each) =>
        withArea<Widget>(area, each.kind === 'part' ? { ...each, load: withTexts(area, each.load) } : each),
      ),
    ),
    commands: permitted.flatMap((area) =>
      (area.commands ?? [])
        .filter(({ action }) => may(area, action))
        .map((each) =>
          withArea<Command>(area, 'run' in each ? { ...each, run: withTexts(area, each.run) } : each),
        ),
    ),
  };
}
