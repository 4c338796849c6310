import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import type { Effect } from './useEffects';

type TakenNoteProps = Pick<Effect, 'taken' | 'takenCount'>;

/** A warning with the modules that readers do not get because they need this one; nothing without any. */
export function TakenNote({ taken, takenCount }: TakenNoteProps) {
  const translate = useTranslate();
  if (takenCount === 0) return null;
  const text = translate('areas.website-modules.edit.groups.taken', {
    modules: taken,
    smart_count: takenCount,
  });
  return (
    <Box sx={{ display: 'flex', gap: 0.75, typography: 'body2', my: 0.5 }}>
      <WarningAmber fontSize="small" color="warning" />
      <IsolatedText text={text} />
    </Box>
  );
}
