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
import { type PageText, type TextKey, textKeys, translateModePart, usePageTexts } from './pageTexts';
import { TextChoice } from './TextChoice';
import { TextsPanel } from './TextsPanel';
import { usePointedTexts } from './usePointedTexts';
import { useSeenTexts } from './useSeenTexts';

/** The strip below the toolbar: translate mode, or a preview of unpublished texts. */
export function TranslateModeBanner() {
  const preview = useTextPreview();
  if (useTranslating()) return <TranslateMode />;
  return preview ? <PreviewBanner code={preview.language} /> : null;
}

/** Translate mode: its strip, and the panel with the texts of the page or those found by Alt and a click. */
function TranslateMode() {
  const translate = useTranslate();
  useTextNotes();
  const reportSeen = useSeenTexts();
  const [list, setList] = useState<'page' | readonly PageText[]>();
  const [selected, setSelected] = useState<TextKey>();
  const show = (texts: 'page' | readonly PageText[], key?: TextKey) => {
    setList(texts);
    setSelected(key);
  };
  const close = () => setList(undefined);
  usePointedTexts((texts) => {
    reportSeen(texts);
    const [first, ...rest] = textKeys(texts);
    if (first && rest.length === 0) show([], first);
    else show(texts);
  });
  /** Goes on with the list that the text was chosen from. */
  const done = () => (list?.length ? setSelected(undefined) : close());
  const text = (key: string) => translate(`areas.default-translations.mode.${key}`);
  const title = selected ? 'chosen' : list === 'page' ? 'page' : 'pointed';
  return (
    <>
      <TranslateModeTools onList={() => show('page')} />
      {list === undefined ? null : (
        <TextsPanel
          title={text(`titles.${title}`)}
          onBack={title === 'page' ? undefined : () => show(selected && list.length > 0 ? list : 'page')}
          onClose={close}
        >
          {selected ? (
            <ChosenText key={selected.key} chosen={selected} onLeave={close} onDone={done} />
          ) : list === 'page' ? (
            <PageChoice onChoose={setSelected} />
          ) : (
            <TextChoice marked texts={list} onChoose={setSelected} />
          )}
        </TextsPanel>
      )}
    </>
  );
}

function PageChoice({ onChoose }: { onChoose: (key: TextKey) => void }) {
  return <TextChoice texts={usePageTexts()} onChoose={onChoose} />;
}

/** Records the texts of each page with their keys. */
function useTextNotes(): void {
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
  const previewCode = useTextPreview()?.language ?? '';
  const { data: languages = [] } = useLanguages();
  const { show } = useDraftPreview();
  // Saved texts are displayed at once.
  useFreshDrafts(overlay.loads(locale) ? locale : undefined);
  const requestedCode = useSyncExternalStore(overlay.subscribe, overlay.requestedLanguage);
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    if (requestedCode !== undefined) showLatest(requestedCode);
  }, [requestedCode]);
  const text = (key: string, args = {}) => translate(`areas.default-translations.mode.${key}`, args);
  const codes = languages.filter(({ id }) => overlay.loads(id)).map(({ id }) => id);
  const choices = previewCode === '' || codes.includes(previewCode) ? codes : [previewCode, ...codes];
  return (
    <div {...translateModePart}>
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
          value={previewCode}
          onChange={({ target }) => (target.value === '' ? overlay.end() : show(target.value))}
          SelectDisplayProps={{ 'aria-label': text('shown') }}
          MenuProps={menuProps}
          sx={{ mx: 1, maxWidth: '100%' }}
        >
          <MenuItem value="">
            {text('published', { language: nameOf(overlay.chosenLanguage() ?? locale) })}
          </MenuItem>
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

const menuProps = { ...translateModePart, keepMounted: false };

/** Touch has no Alt. */
const forPointers = { '@media (hover: none)': { display: 'none' } } as const;
