import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { takeFocus } from '@/ui/focus/takeFocus';

const texts = 'areas.default-translations.grid.keys';

/** Each line: its text, and the keys. */
const lines = {
  move: ['↑ ↓ ← →', 'Page ↑ ↓'],
  ends: ['Home', 'End'],
  corners: ['Ctrl Home', 'Ctrl End'],
  edit: ['Enter', 'F2'],
  save: ['Enter'],
  saveNext: ['Ctrl Enter'],
  saveProblem: ['Alt Page ↑ ↓'],
  review: ['Ctrl Shift Enter'],
  newLine: ['Shift Enter'],
  takeBase: ['Ctrl B'],
  restore: ['Esc'],
  tick: ['Space', 'Shift ↑ ↓', 'Ctrl A'],
  problem: ['Alt ↑', 'Alt ↓'],
  takeBack: ['Ctrl Z'],
  search: ['/'],
  help: ['?'],
} as const;

/** What the keys of the grid and of the editor do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <Box component="dl" sx={list}>
          {Object.entries(lines).map(([name, keys]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>
                {keys.map((key) => (
                  <Box component="kbd" key={key} sx={keyLook}>
                    {key}
                  </Box>
                ))}
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`${texts}.${name}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} variant="contained" onClick={onClose}>
          {translate('ui.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 1.5,
  m: 0,
} as const;
const keyLook = {
  display: 'inline-block',
  mr: 0.75,
  px: 0.75,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.5,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
} as const;
