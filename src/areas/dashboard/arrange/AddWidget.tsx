import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useTileTitle } from '../frame/useTileTitle';
import type { Tile } from '../tiles';

interface AddWidgetProps {
  /** The widgets that are not on the page. */
  tiles: readonly Tile[];
  isNew: (tile: Tile) => boolean;
  onAdd: (tile: Tile) => void;
  onClose: () => void;
}

/** Up to this number, no search is needed. */
const few = 3;

const texts = 'areas.dashboard.arrange';

/** The widgets that can be added, by area. */
export function AddWidget({ tiles, isNew, onAdd, onClose }: AddWidgetProps) {
  const translate = useTranslate();
  const titleOf = useTileTitle();
  const [search, setSearch] = useState('');
  const areaOf = ({ area }: Tile) => translate(`areas.${area}.caption`);
  const contentsOf = (tile: Tile) => translate(`areas.${tile.area}.widgets.${tile.key}.about`, { _: '' });
  const wanted = search.trim().toLocaleLowerCase();
  const found = tiles.filter((tile) =>
    `${titleOf(tile)} ${areaOf(tile)}`.toLocaleLowerCase().includes(wanted),
  );
  const areas = [...new Set(found.map(areaOf))];
  return (
    <>
      <DialogContent>
        {tiles.length > few ? (
          <TextField
            label={translate(`${texts}.search`)}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            inputRef={takeFocus}
            fullWidth
            autoComplete="off"
            type="search"
          />
        ) : null}
        {areas.map((area) => (
          <Box component="section" key={area} aria-label={area} sx={{ mt: 2 }}>
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
              {area}
            </Typography>
            <List disablePadding>
              {found
                .filter((tile) => areaOf(tile) === area)
                .map((tile) => (
                  <li key={tile.id}>
                    <ListItemButton onClick={() => onAdd(tile)} sx={{ borderRadius: 1, gap: 1 }}>
                      <ListItemText primary={titleOf(tile)} secondary={contentsOf(tile)} />
                      {isNew(tile) ? (
                        <Chip size="small" color="primary" label={translate(`${texts}.new`)} />
                      ) : null}
                    </ListItemButton>
                  </li>
                ))}
            </List>
          </Box>
        ))}
        {found.length === 0 ? (
          <Typography role="status" sx={{ mt: 2, color: 'text.secondary' }}>
            {translate(`${texts}.${tiles.length === 0 ? 'allPlaced' : 'noneFound'}`)}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={tiles.length > few ? undefined : takeFocus} onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
