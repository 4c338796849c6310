import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isSameLanguage } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { Loaded } from '@/records/calls/Loaded';
import { takeFocus } from '@/ui/focus/takeFocus';
import { AppLink } from '@/ui/page/AppLink';
import type { Language } from '../languages/languageSchema';
import { useLanguages } from '../languages/useLanguages';
import { publishPath } from '../publish/publishSchema';
import { TextEditor } from '../translations/editor/TextEditor';
import { useOneText } from '../translations/editor/useOneText';
import { textValueOf } from '../translations/grid/cellState';
import { pathOfText } from '../translations/textAddress';
import type { Translation } from '../translations/translationSchema';
import { markTexts, unmarkTexts } from './markedTexts';
import { type FoundKey, usePageTexts } from './pageTexts';

const texts = 'areas.default-translations.mode';

interface ChosenTextProps {
  found: FoundKey;
  /** Closes the panel. */
  onLeave: () => void;
}

/** Edits a text of the page in the displayed language, and marks it on the page. */
export function ChosenText({ found, onLeave }: ChosenTextProps) {
  const translate = useTranslate();
  const [code] = useLocaleState();
  const languageName = useLanguageName();
  const languages = useLanguages();
  const range = useRange(found);
  useEffect(() => {
    markTexts('chosen', range ? [range] : []);
    return () => unmarkTexts('chosen');
  }, [range]);
  return (
    <>
      <Box sx={{ px: 3, typography: 'body2' }}>
        <AppLink to={pathOfText(found.key, code)} onClick={onLeave}>
          {translate(`${texts}.open`)}
        </AppLink>
      </Box>
      <Loaded query={languages}>
        {(all) => {
          const base = all.find(({ isBase }) => isBase);
          const language = all.find(({ id }) => isSameLanguage(id, code));
          if (!base || !language)
            return <Notice reason="notPrepared" {...{ found, onLeave }} language={languageName(code)} />;
          if (language.isBase) return <Notice reason="readOnly" found={found} language={language.name} />;
          return <PanelEditor {...{ found, language, base, onLeave }} />;
        }}
      </Loaded>
    </>
  );
}

/** The text's place. Saving replaces the text on the page, so its place is looked up again. */
function useRange({ key, element, range }: FoundKey): Range | undefined {
  const shown = usePageTexts();
  if (range === undefined || !range.collapsed) return range;
  return shown.find((each) => each.element === element && each.keys.includes(key))?.range;
}

interface PanelEditorProps extends ChosenTextProps {
  language: Language;
  base: Language;
}

function PanelEditor({ found, language, base, onLeave }: PanelEditorProps) {
  const translate = useTranslate();
  const query = useOneText({ key_eq_any: [found.key] }, language.id);
  const [isSaved, setSaved] = useState(false);
  return (
    <Loaded query={query} failed={translate(`${texts}.failed`)}>
      {({ data: [text] }) => {
        if (!text) return <Notice reason="unknown" {...{ found, onLeave }} language={language.name} />;
        if (isSaved) return <SavedText {...{ text, language, onLeave }} onAgain={() => setSaved(false)} />;
        return (
          <TextEditor
            compact
            {...{ text, language, base }}
            onClose={(_then, saved) => (saved ? setSaved(true) : onLeave())}
          />
        );
      }}
    </Loaded>
  );
}

interface NoticeProps {
  found: FoundKey;
  reason: 'readOnly' | 'notPrepared' | 'unknown';
  language: string;
  /** With it, the notice links to the languages. */
  onLeave?: () => void;
}

/** Why a text cannot be edited here. */
function Notice({ found, reason, language, onLeave }: NoticeProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 3, py: 1, overflowY: 'auto', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi dir="ltr">{found.key}</bdi>
      </Typography>
      <Typography sx={{ my: 2 }}>
        <bdi>{found.text}</bdi>
      </Typography>
      <Alert severity="info">
        {translate(`${texts}.${reason}`, { language })}{' '}
        {onLeave ? (
          <AppLink to="/default-translations" onClick={onLeave}>
            {translate(`${texts}.toLanguages`)}
          </AppLink>
        ) : null}
      </Alert>
    </Box>
  );
}

interface SavedTextProps extends Pick<PanelEditorProps, 'language' | 'onLeave'> {
  text: Translation;
  onAgain: () => void;
}

/** Confirms the save and leads to the publication. */
function SavedText({ text, language, onAgain, onLeave }: SavedTextProps) {
  const translate = useTranslate();
  const { value } = textValueOf(text, language.id);
  return (
    <Box sx={{ px: 3, py: 1, overflowY: 'auto' }}>
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        {translate(`${texts}.saved`)}
        <Box
          component="p"
          lang={language.id}
          dir={language.direction}
          sx={{ m: 0, mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {value ?? translate('areas.default-translations.grid.states.missing')}
        </Box>
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={takeFocus}
          variant="contained"
          component={Link}
          to={publishPath([language.id])}
          onClick={onLeave}
        >
          {translate(`${texts}.publish`)}
        </Button>
        <Button onClick={onAgain}>{translate(`${texts}.again`)}</Button>
      </Box>
    </Box>
  );
}
