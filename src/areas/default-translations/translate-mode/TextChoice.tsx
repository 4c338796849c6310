import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SearchField } from '@/records/inputs/SearchField';
import { markTexts, unmarkTexts } from './markedTexts';
import { type PageText, type TextKey, textKeys } from './pageTexts';

interface TextChoiceProps {
  texts: readonly PageText[];
  /** Marks all of them on the page initially. */
  marked?: boolean;
  onChoose: (key: TextKey) => void;
}

/** The maximum number of lines; the search finds the others. */
const maxLines = 200;
/** The maximum number of texts without a search. */
const maxLinesWithoutSearch = 7;

/** Selects one of several texts. The focused or hovered one is marked on the page. */
export function TextChoice({ texts, marked = false, onChoose }: TextChoiceProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const keys = textKeys(texts);
  const searchText = search.toLocaleLowerCase();
  const matches = keys.filter(({ key, text }) => `${key}\n${text}`.toLocaleLowerCase().includes(searchText));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
    return () => unmarkTexts('chosen');
  }, []);
  useEffect(() => {
    if (marked) markTexts('chosen', texts);
  }, [marked, texts]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box ref={box} sx={{ px: 2, pb: 1 }}>
        {keys.length > maxLinesWithoutSearch || search !== '' ? (
          <SearchField
            label={translate('areas.default-translations.mode.search')}
            value={search}
            onChange={setSearch}
            sx={{ width: '100%' }}
          />
        ) : null}
        <Typography role="status" variant="caption" sx={{ color: 'text.secondary' }}>
          {texts.length === 0
            ? translate('areas.default-translations.mode.nothing')
            : translate('areas.default-translations.mode.found', { smart_count: matches.length })}
        </Typography>
      </Box>
      <List dense sx={{ overflowY: 'auto', flexGrow: 1 }}>
        {matches.slice(0, maxLines).map((each) => (
          <li key={each.key}>
            <ListItemButton
              component="button"
              onClick={() => onChoose(each)}
              onFocus={() => markTexts('chosen', [each])}
              onMouseEnter={() => markTexts('chosen', [each])}
              sx={{ width: '100%' }}
            >
              <ListItemText
                primary={<bdi>{each.text}</bdi>}
                secondary={
                  <bdi dir="ltr" lang="zxx">
                    {each.key}
                  </bdi>
                }
                slotProps={{ primary: { noWrap: true }, secondary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Box>
  );
}
