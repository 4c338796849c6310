import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useShell } from '@/ui/shell';
import { useTextOverlay, useTextPreview, useTranslating } from '@/ui/textOverlay';
import { useLanguages } from '../languages/useLanguages';
import { OverlayBanner, PreviewBanner } from '../preview/OverlayBanner';
import { useDraftPreview, useFreshDrafts } from '../preview/useDraftPreview';
import { ChosenText } from './ChosenText';
import { forgetTexts, noteText } from './notedTexts';
import { type FoundKey, foundKeys, ownPart, type PageText, usePageTexts } from './pageTexts';
import { TextChoice } from './TextChoice';
import { TextsPanel } from './TextsPanel';
import { usePointedTexts } from './usePointedTexts';

/** The strip below the toolbar: translate mode, or a preview of unpublished texts. */
export function TranslateModeBanner() {
  const preview = useTextPreview();
  if (useTranslating()) return <Mode />;
  return preview ? <PreviewBanner code={preview.language} /> : null;
}

/** Translate mode: its strip, and the panel with the texts of the page or those found by Alt and a click. */
function Mode() {
  const translate = useTranslate();
  useNotedTexts();
  const [listed, setListed] = useState<'page' | readonly PageText[]>();
  const [chosen, setChosen] = useState<FoundKey>();
  const show = (texts: 'page' | readonly PageText[], key?: FoundKey) => {
    setListed(texts);
    setChosen(key);
  };
  const close = () => setListed(undefined);
  usePointedTexts((texts) => {
    const [only, ...others] = foundKeys(texts);
    if (only && others.length === 0) show([], only);
    else show(texts);
  });
  /** Goes on with the list that the text was chosen from. */
  const done = () => (listed?.length ? setChosen(undefined) : close());
  const text = (key: string) => translate(`areas.default-translations.mode.${key}`);
  const title = chosen ? 'chosen' : listed === 'page' ? 'page' : 'pointed';
  return (
    <>
      <TranslateModeTools onList={() => show('page')} />
      {listed === undefined ? null : (
        <TextsPanel
          title={text(`titles.${title}`)}
          onBack={title === 'page' ? undefined : () => show(chosen && listed.length > 0 ? listed : 'page')}
          onClose={close}
        >
          {chosen ? (
            <ChosenText key={chosen.key} found={chosen} onLeave={close} onDone={done} />
          ) : listed === 'page' ? (
            <PageChoice onChoose={setChosen} />
          ) : (
            <TextChoice marked texts={listed} onChoose={setChosen} />
          )}
        </TextsPanel>
      )}
    </>
  );
}

function PageChoice({ onChoose }: { onChoose: (found: FoundKey) => void }) {
  return <TextChoice texts={usePageTexts()} onChoose={onChoose} />;
}

/** Records the texts of each page with their keys. */
function useNotedTexts(): void {
  const { page } = useShell();
  const { note } = useTextOverlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts over on each page
  useEffect(() => {
    forgetTexts();
    note(noteText);
    return () => {
      note(undefined);
      forgetTexts();
    };
  }, [note, page]);
}

/** The strip of translate mode: how it works, or why the page cannot be translated, and which texts it displays. */
function TranslateModeTools({ onList }: { onList: () => void }) {
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
      <OverlayBanner
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
      </OverlayBanner>
    </div>
  );
}

const ownMenu = { ...ownPart, keepMounted: false };

/** Touch has no Alt. */
const forPointers = { '@media (hover: none)': { display: 'none' } } as const;
