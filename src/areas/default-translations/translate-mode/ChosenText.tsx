import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { textsPath } from '../translations/textAddress';
import type { FoundKey } from './foundKeys';
import { markTexts, unmarkTexts } from './markedTexts';
import { PanelEditor } from './PanelEditor';
import { usePageTexts } from './usePageTexts';

/** A text of the page, marked there, to be changed in the language that is shown. */
export function ChosenText({ found, onLeave }: { found: FoundKey; onLeave: () => void }) {
  const { key } = found;
  const translate = useTranslate();
  const [language] = useLocaleState();
  const range = useRange(found);
  useEffect(() => {
    markTexts('chosen', range ? [range] : []);
    return () => unmarkTexts('chosen');
  }, [range]);
  const filter = JSON.stringify({ key_eq_any: [key] });
  const query = new URLSearchParams({ filter, columns: language });
  return (
    <>
      <Box sx={{ px: 3, typography: 'body2' }}>
        <AppLink to={`${textsPath}?${query}`} onClick={onLeave}>
          {translate('areas.default-translations.mode.open')}
        </AppLink>
      </Box>
      <PanelEditor found={found} code={language} onLeave={onLeave} />
    </>
  );
}

/** Where the text stands. Once it has been saved the page shows another one, so its place is looked up again. */
function useRange({ key, element, range }: FoundKey): Range | undefined {
  const texts = usePageTexts();
  if (range === undefined || !range.collapsed) return range;
  return texts.find((each) => each.element === element && each.keys.includes(key))?.range;
}
