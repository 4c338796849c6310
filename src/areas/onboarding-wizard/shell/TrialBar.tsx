import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { menuButtons } from '@/ui/controls/menuButtons';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import { trialAt } from './applyToTrial';
import { barLook } from './barLook';
import { setTrial, type Trial } from './guideStore';
import { ownSteps } from './runSchema';

const texts = 'areas.onboarding-wizard.shell.trial';

/** Says above every page that a guide is being tried, and leads to any of its steps; nothing is saved, and a reload ends it. */
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
      <PopoverButton name={translate(`${texts}.jump`)} icon={<FormatListNumbered />} closeOnPress>
        <Box component="ol" role="list" sx={[menuButtons, { m: 0, p: 0, listStyle: 'none' }]}>
          {ownSteps(trial.run).map(({ id, title, language }, index) => (
            <li key={id}>
              <Button
                fullWidth
                aria-current={id === trial.run.current ? 'step' : undefined}
                onClick={() => setTrial(trialAt(trial, id))}
              >
                {/* Between the parts of a flex box the space would be gone. */}
                <span>
                  {index + 1}. <bdi lang={language}>{title}</bdi>
                </span>
              </Button>
            </li>
          ))}
        </Box>
      </PopoverButton>
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
