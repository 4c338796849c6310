import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, useId, useState } from 'react';
import type { LoggedRequest } from '../../mocks/requestLog';
import { monospace } from './look';
import { RequestDetails } from './RequestDetails';
import { type Outcome, outcomeOf, readablePath } from './requestFilter';
import { scenarioTexts } from './scenarioTexts';
import { useTexts, useTextsLanguage } from './textsContext';

/** A request in two lines; it opens to show both bodies. */
export const RequestRow = memo(function RequestRow({ request }: { request: LoggedRequest }) {
  const translate = useTexts();
  const language = useTextsLanguage();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { method, path, status, duration, startedAt, by = [] } = request;
  const outcome = outcomeOf(request);
  const shownStatus =
    outcome === 'open' || outcome === 'lost' ? translate(`qa.requests.${outcome}`) : String(status);
  const second = [
    new Date(startedAt).toLocaleTimeString(language, { hourCycle: 'h23' }),
    duration === undefined ? '' : translate('qa.requests.took', { duration }),
    by.length === 0
      ? ''
      : translate('qa.requests.by', {
          names: by.map((name) => scenarioTexts(translate, { name }).title).join(', '),
        }),
  ];
  return (
    <Box component="li" sx={item}>
      <ButtonBase
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={row}
      >
        <Box component="span" sx={{ display: 'flex', gap: 1, width: '100%', minWidth: 0 }}>
          <Box component="span" sx={{ ...statusCell, color: colours[outcome] }}>
            <span aria-hidden>{marks[outcome]} </span>
            {shownStatus}
          </Box>
          <Box component="span" sx={{ fontWeight: 700 }}>
            {method}
          </Box>
          <Box component="span" sx={pathCell} title={readablePath(path)}>
            {readablePath(path)}
          </Box>
        </Box>
        <Box component="span" sx={{ pl: '5.5rem', color: 'text.secondary', fontSize: '0.75rem' }}>
          {second.filter((text) => text !== '').join(' · ')}
        </Box>
      </ButtonBase>
      {open ? (
        <Box id={id}>
          <RequestDetails request={request} />
        </Box>
      ) : null}
    </Box>
  );
});

const marks: Record<Outcome, string> = { open: '…', lost: '✕', good: '✓', refused: '!', failed: '✕' };

const colours: Record<Outcome, string> = {
  open: 'text.secondary',
  lost: 'error.main',
  good: 'success.main',
  refused: 'warning.main',
  failed: 'error.main',
};

const item = {
  borderBottom: 1,
  borderColor: 'divider',
  // Rows out of sight cost nothing.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 54px',
} as const;

const row = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 0.25,
  width: '100%',
  py: 0.75,
  px: 0.5,
  fontFamily: monospace,
  fontSize: '0.8125rem',
  textAlign: 'start',
  '&:hover': { bgcolor: 'background.paper' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const statusCell = { flexShrink: 0, width: '5rem', fontWeight: 700 } as const;

const pathCell = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
