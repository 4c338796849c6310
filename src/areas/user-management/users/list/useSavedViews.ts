import { useStore } from 'react-admin';
import { readSavedViews, type SavedView, savedViewsKey } from './userViews';

/** The views that somebody has saved, in react-admin's store, and how to change them. A name stands for one view. */
export function useSavedViews() {
  const [stored, store] = useStore<unknown>(savedViewsKey, []);
  const views = readSavedViews(stored);
  return {
    views,
    /** Puts a view at a place, by default the last one; it replaces one of the same name. */
    save(view: SavedView, index = views.length) {
      const others = views.filter(({ label }) => !isSameName(label, view.label));
      store([...others.slice(0, index), view, ...others.slice(index)]);
    },
    /** Removes a view; the returned function puts it back in its place. */
    remove(view: SavedView) {
      store(views.filter((each) => each !== view));
    },
  };
}

/** Whether two names of views are the same to a reader. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
