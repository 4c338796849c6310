import type { KeyboardEvent } from 'react';

interface EditorKeys {
  /** `next` goes on to the row below; `review` marks the text as reviewed. */
  readonly submit: (then: 'stay' | 'next', review: boolean) => void;
  readonly takeBase: () => void;
  /** Undefined where nothing was changed: Escape closes the dialog. */
  readonly restore: (() => void) | undefined;
}

/** The keys of the editor (specification of the default translations, section 5); ⌘ is Ctrl on a Mac. */
export function useEditorKeys({ submit, takeBase, restore }: EditorKeys) {
  return (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLTextAreaElement;
    const isControl = event.ctrlKey || event.metaKey;
    // What an input method composes is not for us; AltGr types with Ctrl and Alt.
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Enter' && isControl) submit('next', event.shiftKey);
    else if (event.key === 'Enter' && isText && !event.shiftKey) submit('stay', false);
    else if (event.key.toLowerCase() === 'b' && isControl && isText) takeBase();
    else if (event.key === 'Escape' && isText && restore) restore();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
