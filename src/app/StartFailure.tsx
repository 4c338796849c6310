import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useRouteError } from 'react-router-dom';
import { ConfigError } from '@/config';
import { createTranslate } from './i18n/createTranslate';
import { StartError } from './startError';
import { createThemes } from './theme';

/** Explains in English why the application cannot start: the wrong fields of `config.json`, a StartError, or a general failure. */
export function StartFailure({ error }: { error: unknown }) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const theme = useMemo(() => createTheme(createThemes()[dark ? 'dark' : 'light']), [dark]);
  const translate = useMemo(() => createTranslate('en', {}), []);
  const configuration = error instanceof ConfigError ? error : undefined;
  const texts = configuration === undefined ? 'app.failed' : 'app.configuration';
  const demoError = __DEMO__ && error instanceof StartError ? error : undefined;
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Container component="main" maxWidth="sm" sx={{ py: 12 }}>
        <Box role="alert">
          <Typography variant="h1" gutterBottom>
            {demoError?.headline ?? translate(`${texts}.headline`)}
          </Typography>
          <Typography sx={{ mb: 2 }}>
            {demoError?.message ??
              translate(
                configuration === undefined ? `${texts}.message` : `${texts}.${configuration.reason}`,
              )}
          </Typography>
          {configuration !== undefined && configuration.fields.length > 0 && (
            <ul>
              {configuration.fields.map((field) => (
                <li key={field}>
                  <code>{field}</code>
                </li>
              ))}
            </ul>
          )}
          <Button variant="outlined" onClick={() => location.reload()}>
            {translate(`${texts}.retry`)}
          </Button>
        </Box>
      </Container>
    </ThemeProvider>
  );
}

/** The router's error page: readable, without a stack trace. */
export function RouteFailure() {
  return <StartFailure error={useRouteError()} />;
}
