import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShell } from '@/ui/shell';
import { useTextOverlay } from '@/ui/textOverlay';
import { ChosenText } from './ChosenText';
import { type FoundKey, foundKeys } from './foundKeys';
import { forgetTexts, noteText } from './notedTexts';
import type { PageText } from './pageTexts';
import { TextChoice } from './TextChoice';
import { TextsPanel } from './TextsPanel';
import { TranslateModeTools } from './TranslateModeTools';
import { usePageTexts } from './usePageTexts';
import { usePointedTexts } from './usePointedTexts';

/** Translate mode while it is on: its strip, what Alt and a press find, and the texts of the page. */
export function Mode() {
  const translate = useTranslate();
  useNotedTexts();
  const [looked, setLooked] = useState<'page' | readonly PageText[]>();
  const [chosen, setChosen] = useState<FoundKey>();
  const show = (texts: 'page' | readonly PageText[], key?: FoundKey) => {
    setLooked(texts);
    setChosen(key);
  };
  const close = () => setLooked(undefined);
  usePointedTexts((texts) => {
    const [only, ...others] = foundKeys(texts);
    if (only && others.length === 0) show('page', only);
    else show(texts);
  });
  const text = (key: string) => translate(`areas.default-translations.mode.${key}`);
  const title = chosen ? 'chosen' : looked === 'page' ? 'page' : 'pointed';
  return (
    <>
      <TranslateModeTools onList={() => show('page')} />
      {looked === undefined ? null : (
        <TextsPanel
          title={text(`titles.${title}`)}
          onBack={title === 'page' ? undefined : () => show(chosen ? looked : 'page')}
          onClose={close}
        >
          {chosen ? (
            <ChosenText key={chosen.key} found={chosen} onLeave={close} />
          ) : looked === 'page' ? (
            <PageChoice onChoose={setChosen} />
          ) : (
            <TextChoice marked texts={looked} onChoose={setChosen} />
          )}
        </TextsPanel>
      )}
    </>
  );
}

function PageChoice({ onChoose }: { onChoose: (found: FoundKey) => void }) {
  return <TextChoice texts={usePageTexts()} onChoose={onChoose} />;
}

/** Notes the texts of each page with their keys, while its component is mounted. */
function useNotedTexts(): void {
  const { page } = useShell();
  const { note } = useTextOverlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another page has shown is not of this one
  useEffect(() => {
    forgetTexts();
    note(noteText);
    return () => {
      note(undefined);
      forgetTexts();
    };
  }, [note, page]);
}
