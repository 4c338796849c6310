import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Instrument } from '../instrument';
import { Section } from './Section';
import { useTexts } from './textsContext';

/** Who is signed in, with a switch to other accounts without a password. */
export function AccountSection({ instrument }: { instrument: Instrument }) {
  const translate = useTexts();
  const present = instrument.account();
  return (
    <Section title={translate('qa.account.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(present === undefined ? 'qa.account.nobody' : 'qa.account.hint')}
      </Typography>
      <Box component="ul" role="list" sx={list}>
        {instrument.accounts.map(({ email, name }) => (
          <Box
            component="li"
            key={email}
            aria-current={email === present ? 'true' : undefined}
            sx={[line, email === present && { borderColor: 'primary.main' }]}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {email}
              </Typography>
            </Box>
            {email === present ? (
              <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600, flexShrink: 0 }}>
                {translate('qa.account.present')}
              </Typography>
            ) : (
              <Button
                aria-label={translate('qa.account.actAsName', { name })}
                onClick={() => instrument.actAs(email)}
                sx={{ flexShrink: 0 }}
              >
                {translate('qa.account.actAs')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {present !== undefined && (
        <Button onClick={() => instrument.actAs(undefined)} sx={{ alignSelf: 'flex-start' }}>
          {translate('qa.account.signOut')}
        </Button>
      )}
    </Section>
  );
}

const list = { display: 'flex', flexDirection: 'column', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
