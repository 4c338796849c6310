import type { KeyboardEvent } from 'react';
import type { SavedText } from './useSaveText';

/** What is edited next: nothing, the row below or above, or the next text that needs work in either direction. */
export type GoOn = 'stay' | 'next' | 'previous' | 'problemBelow' | 'problemAbove';

/** Closes the editor, with the saved text if it was saved. */
export type CloseText = (then: GoOn, saved: SavedText | undefined) => void;

interface EditorKeys {
  /** Saves; `review` marks the text as reviewed. */
  readonly submit: (then: GoOn, review: boolean) => void;
  readonly takeBase: () => void;
  /** Goes to another text without saving. */
  readonly turn: (then: 'next' | 'previous') => void;
}

/** The keys of the editor (specification of the default translations, section 5); ⌘ is Ctrl on a Mac. */
export function useEditorKeys({ submit, takeBase, turn }: EditorKeys) {
  return (event: KeyboardEvent) => {
    const { target, key } = event;
    const isText = target instanceof HTMLTextAreaElement;
    const isControl = event.ctrlKey || event.metaKey;
    // Not while an input method composes, nor with AltGr, which is Ctrl and Alt.
    if (event.nativeEvent.isComposing || (event.altKey && isControl)) return;
    if (event.altKey && (key === 'PageDown' || key === 'PageUp'))
      submit(key === 'PageDown' ? 'problemBelow' : 'problemAbove', false);
    else if (event.altKey) return;
    else if (key === 'PageDown' || key === 'PageUp') turn(key === 'PageDown' ? 'next' : 'previous');
    else if (key === 'Enter' && isControl) submit('next', event.shiftKey);
    else if (key === 'Enter' && isText && !event.shiftKey) submit('stay', false);
    else if (key.toLowerCase() === 'b' && isControl && isText) takeBase();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
