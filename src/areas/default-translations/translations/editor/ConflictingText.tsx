import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';
import type { TextValue } from '../translationSchema';

const texts = 'areas.default-translations.editor';

interface ConflictingTextProps {
  language: Language;
  /** What somebody else has saved meanwhile. */
  text: TextValue;
  onTake: () => void;
}

/** Tells what somebody else made of a text that is being edited; what was typed stays below it. */
export function ConflictingText({ language, text, onTake }: ConflictingTextProps) {
  const translate = useTranslate();
  const name = text.updatedBy?.name;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={onTake}>
          {translate(`${texts}.takeTheirs`)}
        </Button>
      }
    >
      {name === undefined ? translate(`${texts}.changed`) : translate(`${texts}.changedBy`, { name })}
      <Box
        component="p"
        lang={language.id}
        dir={language.direction}
        sx={{ m: 0, mt: 1, whiteSpace: 'pre-wrap' }}
      >
        {text.value ?? translate('areas.default-translations.grid.states.missing')}
      </Box>
    </Alert>
  );
}
