import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import type { TextValue } from '../translationSchema';
import type { TypedForms } from './useTypedForms';

const texts = 'areas.default-translations.editor';

interface TextNoticesProps {
  typed: TypedForms;
  saved: TextValue;
  /** The text that somebody else has saved. */
  theirs: TextValue | undefined;
  language: Language;
  /** What was typed before the saved text was restored. */
  aside: readonly string[] | undefined;
  onBack: (forms: readonly string[]) => void;
  onStillRight: () => void;
}

/** Notices about the edited text, each with an action: unsaved, restored, outdated, in conflict. */
export function TextNotices(props: TextNoticesProps) {
  const { typed, saved, theirs, language, aside, onBack, onStillRight } = props;
  const translate = useTranslate();
  const { isChanged, isFound, restore, typeText } = typed;
  const name = theirs?.updatedBy?.name;
  return (
    <>
      {isFound && isChanged && aside === undefined ? (
        <Notice text="found" action="discard" onAction={restore} />
      ) : null}
      {aside && !isChanged ? <Notice text="aside" action="bringBack" onAction={() => onBack(aside)} /> : null}
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
