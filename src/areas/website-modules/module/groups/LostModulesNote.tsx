import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import type { Effect } from './useEffects';

type LostModulesNoteProps = Pick<Effect, 'lost' | 'lostCount'>;

/** A warning with the modules that readers do not get because they need this one; nothing without any. */
export function LostModulesNote({ lost, lostCount }: LostModulesNoteProps) {
  const translate = useTranslate();
  if (lostCount === 0) return null;
  const text = translate('areas.website-modules.edit.groups.taken', {
    modules: lost,
    smart_count: lostCount,
  });
  return (
    <Box sx={{ display: 'flex', gap: 0.75, typography: 'body2', my: 0.5 }}>
      <WarningAmber fontSize="small" color="warning" />
      <IsolatedText text={text} />
    </Box>
  );
}
