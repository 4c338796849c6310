import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ModalDialog } from '../dialog/ModalDialog';
import { takeFocus } from '../focus/takeFocus';
import { isolate } from '../isolate';
import { nameIn, placeOf } from './orderedItems';
import type { Order } from './useOrderedList';

/** Asks for the place of an item: a number, the first or the last, and the list if there are several. */
export function MoveToDialog({ order, item }: { order: Order; item: string }) {
  const translate = useTranslate();
  const { lists } = order;
  const place = placeOf(lists, item);
  const [listId, setListId] = useState(place?.list ?? '');
  const [positionText, setPositionText] = useState(String((place?.index ?? 0) + 1));
  const [isWrong, setWrong] = useState(false);
  const list = lists.find(({ id }) => id === listId);
  const otherCount = list?.items.filter(({ id }) => id !== item).length ?? 0;
  const count = otherCount + 1;
  const close = () => order.choose(undefined);

  function moveTo(index: number): void {
    close();
    order.move(item, { list: listId, index });
    // Not back to the button that has opened the dialog.
    order.focus(item);
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    // A dialog in a form does not submit the form.
    event.stopPropagation();
    const number = Number(positionText);
    if (Number.isInteger(number) && number >= 1 && number <= count) moveTo(number - 1);
    else setWrong(true);
  }
  return (
    <ModalDialog
      open
      title={translate('ui.order.moveTitle', { name: isolate(nameIn(lists, item)) })}
      onClose={close}
    >
      <form onSubmit={onSubmit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {lists.length > 1 ? (
            <TextField
              select
              label={translate('ui.order.list')}
              value={listId}
              onChange={({ target }) => {
                const nextList = lists.find(({ id }) => id === target.value);
                setListId(target.value);
                setPositionText(String((nextList?.items.filter(({ id }) => id !== item).length ?? 0) + 1));
                setWrong(false);
              }}
            >
              {lists.map(({ id, name }) => {
                const refusal = id === place?.list ? undefined : order.refusalOf(item, id);
                return (
                  <MenuItem
                    key={id}
                    value={id}
                    disabled={refusal !== undefined}
                    sx={{ display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
                  >
                    <bdi>{name}</bdi>
                    {refusal === undefined ? null : `: ${refusal}`}
                  </MenuItem>
                );
              })}
            </TextField>
          ) : null}
          <TextField
            label={translate('ui.order.place', { count })}
            value={positionText}
            inputRef={takeFocus}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setPositionText(target.value);
              setWrong(false);
            }}
            error={isWrong}
            helperText={isWrong ? translate('ui.order.wrongPlace', { count }) : undefined}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button size="small" variant="outlined" onClick={() => moveTo(0)}>
              {translate('ui.order.first')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => moveTo(otherCount)}>
              {translate('ui.order.last')}
            </Button>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {translate('ui.action.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('ui.order.moveThere')}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
