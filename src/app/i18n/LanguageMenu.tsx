import TranslateIcon from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useCallback, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageMenuItem } from './LanguageMenuItem';
import { isSameLanguage } from './languageCode';
import { menuEntries } from './offeredLanguages';
import { type OfferOptions, useOffer } from './useOffer';

/**
 * The toolbar's language button and its menu: English, the default and the current language, and what the server lists and a file
 * exists for (reading R9). Choosing writes the store's `locale`; the texts follow without a remount.
 */
export function LanguageMenu(props: OfferOptions) {
  const translate = useTranslate();
  const id = useId();
  const { current, choose, offer, isError, isFetching, request } = useOffer(props);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      setAnchor(event.currentTarget);
      request();
    },
    [request],
  );
  const close = useCallback(() => setAnchor(null), []);
  const chooseAndClose = useCallback(
    (code: string) => {
      choose(code);
      setAnchor(null);
    },
    [choose],
  );
  const isOpen = anchor !== null;
  const name = translate('languages.menu');

  return (
    <>
      <Tooltip title={name}>
        <IconButton
          color="inherit"
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={open}
        >
          <TranslateIcon />
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {menuEntries(offer, current, props.defaultLanguage).map((language) => (
          <LanguageMenuItem
            key={language.code}
            language={language}
            isCurrent={isSameLanguage(language.code, current)}
            onChoose={chooseAndClose}
          />
        ))}
        {isFetching ? <MenuItem disabled>{translate('languages.loading')}</MenuItem> : null}
        {offer?.isCut ? <MenuItem disabled>{translate('languages.cut')}</MenuItem> : null}
        {isError ? (
          <MenuItem onClick={request}>
            <ListItemText secondary={translate('languages.retry')}>
              {translate('languages.list_failed')}
            </ListItemText>
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
