import { type Area, pagesOf } from '../../areas';
import { permitsAction } from '../../areas/permitsAction';
import type { Command, Contributed, Widget } from '../../ui/shell';
import { addEnglishOf } from '../i18n/createTranslate';

/** What the areas that somebody may open contribute to the rest of the application. */
export function contributions(areas: readonly Area[], permissions: readonly string[]) {
  const may = (area: Area, action = 'list') => permitsAction(permissions, area, action);
  const permitted = areas.filter((area) => may(area));
  const withArea = <T extends { readonly key: string }>(area: Area, each: T): Contributed<T> => ({
    ...each,
    id: `${area.key}/${each.key}`,
    area: area.key,
  });
  /** Loads what the area says, and the English texts that it is shown with. */
  const withTexts =
    <T>({ key }: Area, load: () => Promise<T>) =>
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
