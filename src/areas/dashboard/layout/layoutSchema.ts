import * as v from 'valibot';
import { idSchema } from '@/api/records';
import type { WidgetSize } from '@/ui/shell';

/** The resource of the arrangements. */
export const layouts = 'dashboard/dashboard-layouts';

/** The maximum number of widgets. */
export const maxWidgets = 24;

/** The maximum number of shortcuts. */
export const maxShortcuts = 20;

/** A link that a person keeps on their dashboard. */
export interface Shortcut {
  readonly name: string;
  /** A path of the application, with its query. */
  readonly to: string;
}

/** The maximum length of a shortcut's name. */
export const maxShortcutName = 100;

/** A shortcut's name as it is saved and said: its address where it has none. A name that was not typed may be too long. */
export const shortcutName = ({ name, to }: Shortcut): string => (name.trim() || to).slice(0, maxShortcutName);

/** A widget in its place. Unknown widgets are kept, but not shown. */
export interface Placed {
  readonly widget: string;
  readonly size: WidgetSize;
}

const placedSchema = v.object({ widget: v.string(), size: v.unknown() });

/** A layout as stored by the server. Tolerates duplicates (the first one counts) and unknown sizes (the nearest one counts). */
export const layoutSchema = v.pipe(
  v.object({
    id: idSchema,
    /** `built-in`: the server has none, and `widgets` is empty. */
    source: v.picklist(['own', 'standard', 'built-in']),
    widgets: v.array(placedSchema),
    version: v.pipe(v.number(), v.integer()),
    /** The person's own, whatever `source` is. */
    shortcuts: v.fallback(v.array(v.object({ name: v.string(), to: v.string() })), []),
  }),
  v.transform(({ widgets, ...layout }) => ({ ...layout, widgets: readPlaced(widgets) })),
);

export type Layout = v.InferOutput<typeof layoutSchema>;

function readPlaced(widgets: readonly v.InferOutput<typeof placedSchema>[]): readonly Placed[] {
  const first = new Map<string, Placed>();
  for (const { widget, size } of widgets)
    if (!first.has(widget)) first.set(widget, { widget, size: nearestSize(size) });
  return [...first.values()].slice(0, maxWidgets);
}

/** Sizes of other versions end like the known ones: `xs`, `xl`. */
function nearestSize(size: unknown): WidgetSize {
  const [last] = typeof size === 'string' ? size.toLowerCase().slice(-1) : '';
  return last === 's' || last === 'l' ? last : 'm';
}
