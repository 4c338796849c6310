import type { KeyboardEvent } from 'react';
import type { SavedText } from './useSaveText';

/** Where one goes on: the row below or above, or the next text further down or up that somebody has to look at. */
export type GoOn = 'stay' | 'next' | 'previous' | 'problemBelow' | 'problemAbove';

/** Closes the editor, with what was saved if anything was. */
export type CloseText = (then: GoOn, saved: SavedText | undefined) => void;

interface EditorKeys {
  /** `review` marks the text as reviewed. */
  readonly submit: (then: GoOn, review: boolean) => void;
  readonly takeBase: () => void;
  /** Leaves the text as it was typed, without saving it. */
  readonly turn: (then: 'next' | 'previous') => void;
  /** Undefined where nothing was changed: Escape closes the dialog then, from wherever it is pressed. */
  readonly restore: (() => void) | undefined;
}

/** The keys of the editor (specification of the default translations, section 5); ⌘ is Ctrl on a Mac. */
export function useEditorKeys({ submit, takeBase, turn, restore }: EditorKeys) {
  return (event: KeyboardEvent) => {
    const { target, currentTarget, key } = event;
    const isText = target instanceof HTMLTextAreaElement;
    // A menu over the editor closes by itself.
    const isInside = target instanceof Node && currentTarget.contains(target);
    const isControl = event.ctrlKey || event.metaKey;
    // What an input method composes is not for us; AltGr types with Ctrl and Alt.
    if (event.nativeEvent.isComposing || (event.altKey && isControl)) return;
    if (event.altKey && (key === 'PageDown' || key === 'PageUp'))
      submit(key === 'PageDown' ? 'problemBelow' : 'problemAbove', false);
    else if (event.altKey) return;
    else if (key === 'PageDown' || key === 'PageUp') turn(key === 'PageDown' ? 'next' : 'previous');
    else if (key === 'Enter' && isControl) submit('next', event.shiftKey);
    else if (key === 'Enter' && isText && !event.shiftKey) submit('stay', false);
    else if (key.toLowerCase() === 'b' && isControl && isText) takeBase();
    else if (key === 'Escape' && isInside && restore) restore();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
