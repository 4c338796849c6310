import type { AutocompleteChangeReason, AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';

/**
 * The text typed into an autocomplete that searches on the server. MUI drops it when the value or its name changes,
 * which may happen long after the choice; here it stays until something is chosen or the field is left.
 * @param currentText what the field shows when nothing is typed: the name of the chosen record
 */
export function useTypedText(currentText = '') {
  const [draft, setDraft] = useState<string>();
  return {
    /** The text to search for. */
    text: draft ?? '',
    /** Call on each change of the value. */
    onChosen: (reason: AutocompleteChangeReason) => {
      if (reason === 'selectOption') setDraft(undefined);
      if (reason === 'clear') setDraft('');
    },
    onLeft: () => setDraft(undefined),
    input: {
      inputValue: draft ?? currentText,
      onInputChange: (_event: SyntheticEvent, text: string, reason: AutocompleteInputChangeReason) => {
        if (reason === 'input') setDraft(text);
      },
      onKeyDown: (event: KeyboardEvent) => keepEnter(event, currentText),
    },
  };
}

/** Enter on a typed text chooses an option or does nothing: submitting the surrounding form would drop the text. */
export function keepEnter(event: KeyboardEvent, currentText = ''): void {
  const isTyped = event.target instanceof HTMLInputElement && event.target.value !== currentText;
  if (event.key === 'Enter' && isTyped) event.preventDefault();
}
