import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useTileTitle } from '../frame/useTileTitle';
import type { Tile } from '../tiles';

interface AddWidgetProps {
  /** The widgets that are not on the page. */
  tiles: readonly Tile[];
  onAdd: (tile: Tile) => void;
  onClose: () => void;
}

/** The widgets that can be added, by area. */
export function AddWidget({ tiles, onAdd, onClose }: AddWidgetProps) {
  const translate = useTranslate();
  const titleOf = useTileTitle();
  const areaOf = ({ area }: Tile) => translate(`areas.${area}.caption`);
  const contentsOf = (tile: Tile) => translate(`areas.${tile.area}.widgets.${tile.key}.about`, { _: '' });
  const areas = [...new Set(tiles.map(areaOf))];
  return (
    <>
      <DialogContent>
        {areas.map((area) => (
          <Box component="section" key={area} aria-label={area} sx={{ '& + &': { mt: 2 } }}>
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
              {area}
            </Typography>
            <List disablePadding>
              {tiles
                .filter((tile) => areaOf(tile) === area)
                .map((tile) => (
                  <li key={tile.id}>
                    <ListItemButton onClick={() => onAdd(tile)} sx={{ borderRadius: 1 }}>
                      <ListItemText primary={titleOf(tile)} secondary={contentsOf(tile)} />
                    </ListItemButton>
                  </li>
                ))}
            </List>
          </Box>
        ))}
        {tiles.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {translate('areas.dashboard.arrange.allPlaced')}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={takeFocus} onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
