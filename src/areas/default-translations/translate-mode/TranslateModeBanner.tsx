import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShell } from '@/ui/shell';
import { useTextOverlay, useTextPreview, useTranslating } from '@/ui/textOverlay';
import { PreviewBanner } from '../preview/Banner';
import { ChosenText } from './ChosenText';
import { forgetTexts, noteText } from './notedTexts';
import { type FoundKey, foundKeys, type PageText, usePageTexts } from './pageTexts';
import { TextChoice } from './TextChoice';
import { TextsPanel } from './TextsPanel';
import { TranslateModeTools } from './TranslateModeTools';
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
    if (only && others.length === 0) show('page', only);
    else show(texts);
  });
  const text = (key: string) => translate(`areas.default-translations.mode.${key}`);
  const title = chosen ? 'chosen' : listed === 'page' ? 'page' : 'pointed';
  return (
    <>
      <TranslateModeTools onList={() => show('page')} />
      {listed === undefined ? null : (
        <TextsPanel
          title={text(`titles.${title}`)}
          onBack={title === 'page' ? undefined : () => show(chosen ? listed : 'page')}
          onClose={close}
        >
          {chosen ? (
            <ChosenText key={chosen.key} found={chosen} onLeave={close} />
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
