import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import type { TextValue } from '../translationSchema';
import type { TextDraft } from './useDraft';

const texts = 'areas.default-translations.editor';

interface TextNoticesProps {
  typed: TextDraft;
  saved: TextValue;
  language: Language;
  onStillRight: () => void;
}

/** Notices about the edited text, each with an action: unsaved, outdated, in conflict. */
export function TextNotices({ typed, saved, language, onStillRight }: TextNoticesProps) {
  const translate = useTranslate();
  const { draft, value, savedText, typeText } = typed;
  const { theirs, isFound } = draft;
  const isChanged = value !== savedText;
  const name = theirs?.updatedBy?.name;
  return (
    <>
      {isFound && isChanged ? (
        <Notice text="found" action="discard" onAction={() => typeText(savedText ?? '')} />
      ) : null}
      {saved.state === 'outdated' && !isChanged ? (
        <Notice text="outdated" action="stillRight" onAction={onStillRight} />
      ) : null}
      {theirs ? (
        <Notice
          severity="warning"
          text={name === undefined ? 'changed' : 'changedBy'}
          args={{ name }}
          action="takeTheirs"
          onAction={() => typeText(theirs.value ?? '')}
        >
          <Box component="p" lang={language.id} dir={language.direction} sx={written}>
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
  action: string;
  onAction: () => void;
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
        <Button color="inherit" size="small" onClick={onAction}>
          {translate(`${texts}.${action}`)}
        </Button>
      }
    >
      {translate(`${texts}.${text}`, args)}
      {children}
    </Alert>
  );
}

const written = { m: 0, mt: 1, whiteSpace: 'pre-wrap' } as const;
