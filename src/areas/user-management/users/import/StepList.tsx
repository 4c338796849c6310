import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../../../ui/focus/visuallyHidden';
import { type ImportStep, importSteps } from './useImport';

const texts = 'areas.user-management.users.import';

/** Where the import stands: all steps in their order. In a narrow window only the current one has its caption in sight. */
export function StepList({ current }: { current: ImportStep }) {
  const translate = useTranslate();
  const position = importSteps.indexOf(current);
  return (
    <Box component="ol" aria-label={translate(`${texts}.stepsLabel`)} sx={list}>
      {importSteps.map((step, index) => {
        const isCurrent = index === position;
        return (
          <Box
            key={step}
            component="li"
            aria-current={isCurrent ? 'step' : undefined}
            sx={[item, isCurrent && { color: 'text.primary', fontWeight: 600 }]}
          >
            <Box aria-hidden sx={[mark, index <= position && reached]}>
              {index < position ? <Check sx={{ fontSize: 16 }} /> : index + 1}
            </Box>
            <Box component="span" sx={isCurrent ? undefined : captionWhereWide}>
              {translate(`${texts}.steps.${step}`)}
            </Box>
            {index < position ? <span style={visuallyHidden}>{translate(`${texts}.stepDone`)}</span> : null}
          </Box>
        );
      })}
    </Box>
  );
}

const list = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 3 },
  listStyle: 'none',
  m: 0,
  mb: 4,
  p: 0,
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
  color: 'text.secondary',
} as const;
const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  border: 1,
  borderColor: 'outline',
  borderRadius: '50%',
  typography: 'caption',
  fontWeight: 600,
} as const;
const reached = {
  borderColor: 'primary.main',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
const captionWhereWide = { '@media (max-width: 699.98px)': visuallyHidden } as const;
