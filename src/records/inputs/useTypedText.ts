import type { AutocompleteChangeReason, AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';

/**
 * What is typed into a field of choices that the server searches. MUI drops it whenever the value or its name changes, which may be
 * long after the choice; here it lasts until something is chosen or the field is left.
 * @param shown what the field shows while nothing is typed: the name of the one that is chosen
 */
export function useTypedText(shown = '') {
  const [typed, setTyped] = useState<string>();
  return {
    /** What is searched for. */
    text: typed ?? '',
    /** To be called with each change of the value. */
    onChosen: (reason: AutocompleteChangeReason) => {
      if (reason === 'selectOption') setTyped(undefined);
      if (reason === 'clear') setTyped('');
    },
    onLeft: () => setTyped(undefined),
    input: {
      inputValue: typed ?? shown,
      onInputChange: (_event: SyntheticEvent, text: string, reason: AutocompleteInputChangeReason) => {
        if (reason === 'input') setTyped(text);
      },
      onKeyDown: (event: KeyboardEvent) => keepEnter(event, shown),
    },
  };
}

/** Enter on a typed text chooses something or does nothing: it never sends the form around, which would drop the text. */
export function keepEnter(event: KeyboardEvent, shown = ''): void {
  const isTyped = event.target instanceof HTMLInputElement && event.target.value !== shown;
  if (event.key === 'Enter' && isTyped) event.preventDefault();
}
