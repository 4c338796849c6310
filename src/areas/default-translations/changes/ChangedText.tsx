import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLanguages } from '../languages/useLanguages';
import { WrittenChange } from '../translations/WrittenChange';
import type { Revision } from './changeSchema';

const texts = 'areas.default-translations';

/** What of a key has changed: the text, the state or the tags before and after, or what became of it. */
export function ChangedText({ revision }: { revision: Revision }) {
  const translate = useTranslate();
  const { data = [] } = useLanguages();
  const { what, language, before, after } = revision;
  if (what === 'deprecated' || what === 'deleted' || what === 'created')
    return translate(`${texts}.changes.became.${what}`);
  const isText = what === 'text' && language !== null;
  const direction = data.find(({ id }) => id === language)?.direction;
  const shown = (value: string | null) => {
    if (value === null || value === '') return '';
    return what === 'state' ? translate(`${texts}.grid.states.${value}`, { _: value }) : value;
  };
  return (
    <Box sx={{ minWidth: 0, py: 0.75, whiteSpace: 'normal' }}>
      <WrittenChange
        before={shown(before)}
        after={shown(after)}
        none={translate('records.bulk.noText')}
        // Words of another language have its direction; states and tags are the page's.
        {...(isText && { lang: language, dir: direction ?? 'auto' })}
      />
    </Box>
  );
}
