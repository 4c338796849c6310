import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type AccountChoiceProps, type DemoAccount, useServices } from '@/app/services';
import { framed } from '@/ui/page/framed';
import { createTexts } from './texts';

/** The accounts of the demo (reading R10); a click signs in, or fills in the email of one whose password was changed. */
export function DemoAccounts({ accounts, onChoose }: AccountChoiceProps) {
  const { areas } = useServices();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const texts = useMemo(() => createTexts(locale), [locale]);
  const titleId = useId();

  function accessOf({ permissions }: DemoAccount): string {
    const listed = areas.filter(({ unlisted }) => !unlisted);
    if (permissions === 'all') return texts.translate('qa.signIn.all', { smart_count: listed.length });
    const open = listed.filter(({ permission }) => permissions.includes(permission));
    return open.length === 0
      ? texts.translate('qa.signIn.none')
      : open.map(({ key }) => translate(`areas.${key}.caption`)).join(', ');
  }

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 5 }}>
      <Typography id={titleId} variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {texts.translate('qa.signIn.title')}
      </Typography>
      <Box sx={list}>
        {accounts.map((account) => (
          <ButtonBase key={account.email} onClick={() => onChoose(account)} sx={row}>
            <Typography variant="body2" component="span" sx={{ minWidth: 0 }}>
              <b>{account.name}</b> {texts.translate(`qa.signIn.roles.${account.email.replace(/@.*$/, '')}`)}
            </Typography>
            <Typography variant="body2" component="span" className="action">
              {texts.translate(account.password === undefined ? 'qa.signIn.fill' : 'qa.signIn.use')}
            </Typography>
            <Typography variant="caption" component="span" sx={second}>
              {accessOf(account)}
            </Typography>
            <Typography variant="caption" component="span" sx={second}>
              {account.email}
              {account.password === undefined ? ` ${texts.translate('qa.signIn.changed')}` : ''}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  ...framed,
  overflow: 'hidden',
  '& > button + button': { borderTop: 1, borderColor: 'divider' },
} as const;
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  alignItems: 'baseline',
  width: '100%',
  textAlign: 'start',
  px: 2,
  py: 1.25,
  '&:hover': { bgcolor: 'action.hover' },
  // Inside, because the list cuts what stands out.
  '&:focus-visible': { outlineOffset: -2 },
  '& .action': { color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
const second = { gridColumn: '1 / -1', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
