import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { LoggedRequest } from '../../mocks/requestLog';
import { monospace } from './look';
import { maskHeader } from './maskSecrets';
import { type Outcome, outcomeOf, readablePath, readBody, shownCharacters } from './requestFilter';
import { useTexts, useTextsLanguage } from './textsContext';

/** Address, headers and both bodies of a request, without secrets. */
export function RequestDetails({ request }: { request: LoggedRequest }) {
  const translate = useTexts();
  const { method, path, headers, body, answer } = request;
  const head = [
    `${method} ${readablePath(path)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${maskHeader(name, value)}`),
  ];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 1, pb: 2 }}>
      <Block title={translate('qa.requests.head')} text={head.join('\n')} />
      {body !== '' && <Block title={translate('qa.requests.body')} text={body} />}
      {answer !== undefined && answer !== '' ? (
        <Block title={translate('qa.requests.answer')} text={answer} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(silence[outcomeOf(request)] ?? 'qa.requests.noAnswer')}
        </Typography>
      )}
    </Box>
  );
}

/** Why there is no answer, unless it is empty. */
const silence: Partial<Record<Outcome, string>> = {
  open: 'qa.requests.noAnswerYet',
  lost: 'qa.requests.noConnection',
};

function Block({ title, text }: { title: string; text: string }) {
  const translate = useTexts();
  const language = useTextsLanguage();
  const id = useId();
  const { shown, isCut } = readBody(text);
  return (
    <Box>
      <Typography id={id} variant="body2" component="h2" sx={{ mb: 0.5, fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="pre" role="region" aria-labelledby={id} tabIndex={0} sx={block}>
        {shown}
      </Box>
      {isCut ? (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {translate('qa.requests.cut', { count: shownCharacters.toLocaleString(language) })}
        </Typography>
      ) : null}
    </Box>
  );
}

const block = {
  m: 0,
  p: 1,
  maxHeight: 320,
  overflow: 'auto',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontFamily: monospace,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  whiteSpace: 'pre',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
