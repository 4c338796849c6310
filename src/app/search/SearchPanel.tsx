import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { named } from '@/ui/tips/tip';
import { KeyHints } from './KeyHints';
import { LineGroup } from './LineGroup';
import { listLook } from './listLook';
import { SearchLine } from './SearchLine';
import type { SearchItem } from './searchItem';
import { useChoose } from './useChoose';
import { useSearchGroups } from './useSearchGroups';

/** The search of everything: a field, and below it what was found, in groups. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const { groups, status, isPending } = useSearchGroups(text);
  const choose = useChoose(onClose);
  const items = groups.flatMap((group) => group.items);
  const instead = isPending ? translate('app.search.searching') : status;
  const list = useAutocomplete<SearchItem>({
    options: items,
    value: null,
    inputValue: text,
    onInputChange: (_event, next, reason) => {
      if (reason === 'input') setText(next);
    },
    onChange: (_event, item) => {
      if (item !== null) choose(item);
    },
    open: true,
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    filterOptions: (options) => options,
    // With groups it scrolls a line below the heading that stays.
    groupBy: ({ id }) => groups.find((group) => group.items.some((item) => item.id === id))?.key ?? '',
    // When hits arrive, the highlighted line is found again by this: names are not unique.
    getOptionLabel: ({ id }) => id,
    autoHighlight: true,
    disableCloseOnSelect: true,
    clearOnBlur: false,
    // Pressing between the lines would select the text, which the next key replaces.
    selectOnFocus: false,
  });
  return (
    <Box {...list.getRootProps({ onKeyDown: ignoreOtherKeys })} sx={frame}>
      <Box sx={head}>
        <Search fontSize="small" sx={{ flexShrink: 0, color: 'text.secondary' }} />
        <InputBase
          inputProps={{
            ...list.getInputProps(),
            'aria-label': translate('app.search.title'),
            enterKeyHint: 'go',
            dir: 'auto',
            maxLength: 200,
          }}
          placeholder={translate('app.search.placeholder')}
          inputRef={takeFocus}
          fullWidth
          sx={field}
        />
        <IconButton {...named(translate('ui.action.close'))} edge="end" onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        {...list.getListboxProps()}
        component="ul"
        // Else it names an element that there is not.
        aria-labelledby={undefined}
        aria-label={translate('app.search.hits')}
        sx={listLook}
      >
        {groups.map((group) => (
          <LineGroup key={group.key} group={group}>
            {group.items.map((item) => {
              const { key, ...option } = list.getOptionProps({ option: item, index: items.indexOf(item) });
              return <SearchLine key={key} item={item} option={option} />;
            })}
          </LineGroup>
        ))}
      </Box>
      {items.length === 0 ? <Box sx={nothing}>{instead}</Box> : null}
      <Box role="status" sx={visuallyHidden}>
        {status}
      </Box>
      <KeyHints />
    </Box>
  );
}

/** Keys are for the list only in the field: Enter on the button closes. Enter that is still held opens nothing. */
function ignoreOtherKeys(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  const isHeld = event.key === 'Enter' && event.repeat;
  if (isHeld || !(event.target instanceof HTMLInputElement)) event.defaultMuiPrevented = true;
}

/** As high as it gets from the start, so that the field stays where it is. */
const frame = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  flexGrow: 1,
  minHeight: 0,
  height: { sm: 'min(30rem, 70vh)' },
} as const;
const head = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 1.5,
  height: 56,
  pl: 2.5,
  pr: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const field = { '& input::placeholder': { color: 'text.secondary', opacity: 1 } } as const;
const nothing = {
  position: 'absolute',
  insetInline: 0,
  top: 56,
  px: 2.5,
  py: 2.5,
  color: 'text.secondary',
} as const;
