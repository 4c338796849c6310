import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ShellPartProps } from '@/areas/shellDefinition';
import { AppLink } from '@/ui/page/AppLink';
import { GuideList } from './GuideList';

/** This person's guides in the help panel, including finished, postponed and hidden ones. */
export function Guides({ onClose }: ShellPartProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Box sx={head}>
        <Typography id={id} variant="subtitle1" component="h3">
          {translate('areas.onboarding-wizard.shell.guides')}
        </Typography>
        <Typography variant="body2">
          <AppLink to="/profile/guides">{translate('areas.onboarding-wizard.shell.inProfile')}</AppLink>
        </Typography>
      </Box>
      <GuideList onTaken={onClose} />
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;
