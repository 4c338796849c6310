import { useCreatePath, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** The longest name that a copy gets, in characters. */
const maxName = 120;

/**
 * Options of `useRecordAction` for `duplicate`: it sends the name of the copy, by the text `<texts>.copyOf`, and opens
 * the copy at once.
 */
export function useDuplicate<Action extends string>(resource: string, texts: string, name: string) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const translate = useTranslate();
  return {
    bodyOf: (action: Action) =>
      action === 'duplicate' ? { name: translate(`${texts}.copyOf`, { name }).slice(0, maxName) } : undefined,
    onDone: (action: Action, { id }: { readonly id: string }) => {
      if (action === 'duplicate') navigate(createPath({ resource, type: 'edit', id }));
    },
  };
}
