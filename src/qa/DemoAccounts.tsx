import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type AccountChoiceProps, type DemoAccount, useServices } from '@/app/services';
import { createTexts } from './texts';

/** Lists the accounts of the demo; choosing one fills in the sign-in form (reading R10). */
export function DemoAccounts({ accounts, onChoose }: AccountChoiceProps) {
  const { areas } = useServices();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const texts = useMemo(() => createTexts(locale), [locale]);
  const titleId = useId();

  function accessOf({ permissions }: DemoAccount): string {
    if (permissions === 'all') return texts.translate('qa.signIn.all');
    const open = areas.filter(({ permission }) => permissions.includes(permission));
    return open.length === 0
      ? texts.translate('qa.signIn.none')
      : open.map(({ key }) => translate(`areas.${key}.caption`)).join(', ');
  }

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography id={titleId} variant="overline" component="h2">
        {texts.translate('qa.signIn.title')}
      </Typography>
      {accounts.map((account) => (
        <ButtonBase
          key={account.email}
          aria-label={texts.translate('qa.signIn.use', { email: account.email })}
          onClick={() => onChoose(account)}
          sx={row}
        >
          <Typography variant="body2">
            {account.email}{' '}
            {account.password === undefined ? (
              texts.translate('qa.signIn.changed')
            ) : (
              <code>{account.password}</code>
            )}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {accessOf(account)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

const row = {
  display: 'block',
  width: '100%',
  textAlign: 'start',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
