import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useTextOverlay } from '../../../../ui/textOverlay';
import type { Language } from '../../languages/languageSchema';
import type { GridCellPlace } from './gridMoves';

/** The cell whose text is edited. English can be opened where its file is loaded; elsewhere a message says why it cannot. */
export function useOpenedCell(base: Language | undefined, languages: readonly Language[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const { loads } = useTextOverlay();
  const [opened, setOpened] = useState<GridCellPlace>();
  const languageOf = ({ column }: GridCellPlace) => (column === 1 ? base : languages[column - 2]);
  const open = (place: GridCellPlace | undefined) => {
    const language = place && languageOf(place);
    if (language === undefined || loads(language.id)) return setOpened(place);
    const text = translate('areas.default-translations.grid.baseReadOnly', { language: language.name });
    notify(text, { type: 'info', autoHideDuration: 8000 });
  };
  return {
    opened,
    openedLanguage: opened && languageOf(opened),
    open,
    /** Goes on in the same column, or closes: nothing is to be asked. */
    setOpened,
  };
}
