import type { SavedView } from './views';

/** The views with a further one at a place; it replaces one of the same name. */
export function withView(views: readonly SavedView[], view: SavedView, index: number): SavedView[] {
  const others = views.filter(({ label }) => !isSameName(label, view.label));
  return [...others.slice(0, index), view, ...others.slice(index)];
}

/** Whether two names of views are the same to a reader. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
