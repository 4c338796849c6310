import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { type SavedText, useTextCall } from '../editor/useSaveText';

const texts = 'areas.default-translations.grid.takeBack';

/** Undoes the saves made here, latest first, unless the text has been changed since. */
export function useUndoSaves() {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const saves = useRef<readonly SavedText[]>([]);
  const { mutateAsync } = useTextCall();
  // One after the other: two saves may concern the same text, whose version the first undo changes.
  const queue = useRef(Promise.resolve());
  async function undoLast(): Promise<void> {
    const last = saves.current.at(-1);
    if (last === undefined) return notify(translate(`${texts}.nothing`), { type: 'info' });
    saves.current = saves.current.slice(0, -1);
    const { text, language, before, after } = last;
    const { value, state, ignored } = before;
    const version = after.version;
    const keepsMeaning = language === 'en';
    try {
      const restored = await mutateAsync({
        text,
        language,
        version,
        value,
        state,
        ignored,
        keepsMeaning,
      });
      saves.current = saves.current.map((each) =>
        each.text.id === text.id && each.language === language ? { ...each, after: restored } : each,
      );
      notify(translate(`${texts}.done`, { key: text.key }), { type: 'info' });
    } catch (error) {
      const isStale = refusalOf(error).current !== undefined;
      if (!isStale) saves.current = [...saves.current, last];
      notify(isStale ? translate(`${texts}.stale`, { key: text.key }) : errorText(error), { type: 'error' });
    }
  }
  const undo = () => {
    queue.current = queue.current.then(undoLast);
  };
  return {
    undo,
    remember: (saved: SavedText) => {
      saves.current = [...saves.current, saved];
    },
  };
}
