import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useTextOverlay, useTextPreview } from '@/ui/textOverlay';
import { useLanguages } from '../languages/useLanguages';
import { Banner } from '../preview/Banner';
import { useDraftPreview, useFreshDrafts } from '../preview/useDraftPreview';
import { ownPart } from './pageTexts';

/** The strip of translate mode: how it works, or why the page cannot be translated, and which texts it displays. */
export function TranslateModeTools({ onList }: { onList: () => void }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const [locale] = useLocaleState();
  const overlay = useTextOverlay();
  const shown = useTextPreview()?.language ?? '';
  const { data: languages = [] } = useLanguages();
  const { show } = useDraftPreview();
  // Saved texts are displayed at once.
  useFreshDrafts(overlay.loads(locale) ? locale : undefined);
  const wanted = useSyncExternalStore(overlay.subscribe, overlay.wanted);
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    if (wanted !== undefined) showLatest(wanted);
  }, [wanted]);
  const text = (key: string, args = {}) => translate(`areas.default-translations.mode.${key}`, args);
  const others = languages.filter(({ id }) => overlay.loads(id)).map(({ id }) => id);
  const choices = shown === '' || others.includes(shown) ? others : [shown, ...others];
  return (
    <div {...ownPart}>
      <Banner
        name={text('name')}
        text={
          overlay.loads(locale) ? (
            <>
              {text('on')}{' '}
              <Box component="span" sx={forPointers}>
                {text('hint')}
              </Box>
            </>
          ) : (
            text('readOnlyPage', { language: nameOf(locale) })
          )
        }
      >
        <Select
          size="small"
          displayEmpty
          value={shown}
          onChange={({ target }) => (target.value === '' ? overlay.end() : show(target.value))}
          SelectDisplayProps={{ 'aria-label': text('shown') }}
          MenuProps={ownMenu}
          sx={{ mx: 1, maxWidth: '100%' }}
        >
          <MenuItem value="">{text('published')}</MenuItem>
          {choices.map((code) => (
            <MenuItem key={code} value={code}>
              {text('unpublished', { language: nameOf(code) })}
            </MenuItem>
          ))}
        </Select>
        <Button size="small" onClick={onList}>
          {text('titles.page')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            overlay.translate(false);
            overlay.end();
          }}
        >
          {text('stop')}
        </Button>
      </Banner>
    </div>
  );
}

const ownMenu = { ...ownPart, keepMounted: false };

/** Touch has no Alt. */
const forPointers = { '@media (hover: none)': { display: 'none' } } as const;
