import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { isSameLanguage } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { Loaded } from '@/records/calls/Loaded';
import { AppLink } from '@/ui/page/AppLink';
import type { Language } from '../languages/languageSchema';
import { useLanguages } from '../languages/useLanguages';
import { TextEditor } from '../translations/editor/TextEditor';
import { useOneText } from '../translations/editor/useOneText';
import { pathOfText } from '../translations/textAddress';
import { markTexts, unmarkTexts } from './markedTexts';
import { type TextKey, usePageTexts } from './pageTexts';

const texts = 'areas.default-translations.mode';

interface ChosenTextProps {
  chosen: TextKey;
  /** Closes the panel. */
  onLeave: () => void;
  /** The text is saved or cancelled. */
  onDone: () => void;
}

/** Edits a text of the page in the displayed language, and marks it on the page. */
export function ChosenText({ chosen, onLeave, onDone }: ChosenTextProps) {
  const translate = useTranslate();
  const [code] = useLocaleState();
  const languageName = useLanguageName();
  const languages = useLanguages();
  const range = useRange(chosen);
  useEffect(() => {
    markTexts('chosen', [{ range }]);
    return () => unmarkTexts('chosen');
  }, [range]);
  return (
    <>
      <Box sx={{ px: 3, typography: 'body2' }}>
        <AppLink to={pathOfText(chosen.key, code)} onClick={onLeave}>
          {translate(`${texts}.open`)}
        </AppLink>
      </Box>
      <Loaded query={languages}>
        {(all) => {
          const base = all.find(({ isBase }) => isBase);
          const language = all.find(({ id }) => isSameLanguage(id, code));
          if (!base || !language)
            return <Notice reason="notPrepared" {...{ chosen, onLeave }} language={languageName(code)} />;
          if (language.isBase) return <Notice reason="readOnly" chosen={chosen} language={language.name} />;
          return <PanelEditor {...{ chosen, language, base, onLeave, onDone }} />;
        }}
      </Loaded>
    </>
  );
}

/** The text's place. Saving replaces the text on the page, so its place is looked up again. */
function useRange({ key, element, range }: TextKey): Range | undefined {
  const texts = usePageTexts();
  if (range === undefined || !range.collapsed) return range;
  return texts.find((each) => each.element === element && each.keys.includes(key))?.range;
}

interface PanelEditorProps extends ChosenTextProps {
  language: Language;
  base: Language;
}

function PanelEditor({ chosen, language, base, onLeave, onDone }: PanelEditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const query = useOneText(chosen.key, language.id);
  return (
    <Loaded query={query} failureText={translate(`${texts}.failed`)}>
      {({ data: [text] }) =>
        text ? (
          <TextEditor
            compact
            {...{ text, language, base }}
            onClose={onDone}
            onSaved={() => notify(`${texts}.saved`, { type: 'success' })}
          />
        ) : (
          <Notice reason="unknown" {...{ chosen, onLeave }} language={language.name} />
        )
      }
    </Loaded>
  );
}

interface NoticeProps {
  chosen: TextKey;
  reason: 'readOnly' | 'notPrepared' | 'unknown';
  language: string;
  /** With it, the notice links to the languages. */
  onLeave?: () => void;
}

/** Why a text cannot be edited here. */
function Notice({ chosen, reason, language, onLeave }: NoticeProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 3, py: 1, overflowY: 'auto', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi dir="ltr">{chosen.key}</bdi>
      </Typography>
      <Typography sx={{ my: 2 }}>
        <bdi>{chosen.text}</bdi>
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
