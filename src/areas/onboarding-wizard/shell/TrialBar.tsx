import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { barLook } from './barLook';
import { setTrial, type Trial } from './guideStore';

const texts = 'areas.onboarding-wizard.shell.trial';

/** Says above every page that a guide is being tried; nothing is saved, and a reload ends it. */
export function TrialBar({ trial }: { trial: Trial }) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate(`${texts}.name`)} data-guide-bar sx={barLook}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <b>{translate(`${texts}.name`)}</b>
        {trial.as === undefined ? null : (
          <>
            {' '}
            {translate(`${texts}.as`)} <bdi>{trial.as}</bdi>
          </>
        )}
        {trial.isHandset ? ` · ${translate('areas.onboarding-wizard.steps.devices.handset')}` : null}
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => setTrial(undefined)}
        sx={{ flexShrink: 0 }}
      >
        {translate(`${texts}.end`)}
      </Button>
    </Box>
  );
}
