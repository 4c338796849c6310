import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { WordChange } from '@/records/values/WordChange';
import { formLines } from '../../checks/textForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { TextValue, Translation } from '../translationSchema';
import type { TextDraft } from './useTextDraft';

const texts = 'areas.default-translations.editor';

interface TextNoticesProps {
  typed: TextDraft;
  saved: TextValue;
  language: Language;
  base: Language;
  /** The current English text. */
  english: string;
  onStillRight: () => void;
}

/** Notices about the edited text, each with an action: unsaved, outdated with what has changed in English, in conflict. */
export function TextNotices({ typed, saved, language, base, english, onStillRight }: TextNoticesProps) {
  const translate = useTranslate();
  const { draft, value, savedText, typeText, theirs, isOutdated } = typed;
  const { isRestored } = draft;
  const isChanged = value !== savedText;
  const name = theirs?.updatedBy?.name;
  // The English text that the translation was written for.
  const source = isOutdated ? draft.from.english : saved.source;
  const canStay = isOutdated || !isChanged;
  return (
    <>
      {isRestored && isChanged && !theirs ? (
        <Notice text="found" action="discard" onAction={() => typeText(savedText ?? '')} />
      ) : null}
      {isOutdated || saved.state === 'outdated' ? (
        <Notice text="outdated" {...(canStay && { action: 'stillRight', onAction: onStillRight })}>
          {source === null || source === english ? null : (
            <Box component="p" lang={base.id} dir={base.direction} sx={noticeText}>
              <WordChange before={formLines(source)} after={formLines(english)} />
            </Box>
          )}
        </Notice>
      ) : null}
      {theirs ? (
        <Notice
          severity="warning"
          text={name === undefined ? 'changed' : 'changedBy'}
          args={{ name }}
          action="takeTheirs"
          onAction={() => typeText(theirs.value ?? '')}
        >
          <Box component="p" lang={language.id} dir={language.direction} sx={noticeText}>
            {theirs.value ?? translate('areas.default-translations.grid.states.missing')}
          </Box>
        </Notice>
      ) : null}
    </>
  );
}

interface NoticeProps {
  text: string;
  args?: object;
  action?: string;
  onAction?: () => void;
  severity?: 'info' | 'warning';
  children?: ReactNode;
}

function Notice({ text, args, action, onAction, severity = 'info', children }: NoticeProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity={severity}
      sx={{ mb: 2 }}
      action={
        action === undefined ? undefined : (
          <Button color="inherit" size="small" onClick={onAction} sx={{ whiteSpace: 'nowrap' }}>
            {translate(`${texts}.${action}`)}
          </Button>
        )
      }
    >
      {translate(`${texts}.${text}`, args)}
      {children}
    </Alert>
  );
}

const noticeText = { m: 0, mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface SameEnglishProps {
  others: readonly Translation[];
  language: Language;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Lists the other keys with the same English text and their translations, to save the text for them as well. */
export function SameEnglish({ others, language, isTaken, onTake }: SameEnglishProps) {
  const translate = useTranslate();
  const texts = 'areas.default-translations';
  if (others.length === 0) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={isTaken} />}
        label={translate(`${texts}.editor.alsoIn`, { smart_count: others.length })}
        onChange={(_event, checked) => onTake(checked)}
      />
      <Box component="ul" sx={list}>
        {others.map((each) => (
          <li key={each.id}>
            <bdi dir="ltr">{each.key}</bdi>:{' '}
            <bdi lang={language.id} dir={language.direction}>
              {formLines(textValueOf(each, language.id).value ?? translate(`${texts}.grid.states.missing`))}
            </bdi>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  m: 0,
  pl: 4.5,
  maxHeight: '8rem',
  overflowY: 'auto',
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
