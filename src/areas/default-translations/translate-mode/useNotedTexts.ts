import { useEffect } from 'react';
import { useShell } from '../../../ui/shell';
import { useTextOverlay } from '../../../ui/textOverlay';
import { forgetTexts, noteText } from './notedTexts';

/** Notes the texts of each page with their keys, while its component is mounted. */
export function useNotedTexts(): void {
  const { page } = useShell();
  const { note } = useTextOverlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another page has shown is not of this one
  useEffect(() => {
    forgetTexts();
    note(noteText);
    return () => {
      note(undefined);
      forgetTexts();
    };
  }, [note, page]);
}
