import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type DemoAccount, useServices } from '../services';

/** Says in demo mode which accounts exist; choosing one fills the form in (reading R10). Elsewhere it shows nothing. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { areas, demoAccounts } = useServices();
  const translate = useTranslate();
  const titleId = useId();
  if (demoAccounts === undefined) return null;

  function accessOf({ permissions }: DemoAccount): string {
    if (permissions === 'all') return translate('app.demo.all');
    const open = areas.filter(({ permission }) => permissions.includes(permission));
    return open.length === 0
      ? translate('app.demo.none')
      : open.map(({ key }) => translate(`areas.${key}.caption`)).join(', ');
  }

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography id={titleId} variant="overline" component="h2">
        {translate('app.demo.title')}
      </Typography>
      {demoAccounts().map((account) => (
        <ButtonBase
          key={account.email}
          aria-label={translate('app.demo.use', { email: account.email })}
          onClick={() => onChoose(account)}
          sx={{
            display: 'block',
            width: '100%',
            textAlign: 'start',
            py: 1,
            px: 0,
            '&:hover': { bgcolor: 'action.hover' },
            '&:hover code': { textDecoration: 'underline' },
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2">
            {account.email}{' '}
            {account.password === undefined ? translate('app.demo.changed') : <code>{account.password}</code>}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {accessOf(account)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
