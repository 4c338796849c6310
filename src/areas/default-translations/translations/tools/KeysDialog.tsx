import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useKeyNames } from '@/ui/controls/useKeyNames';
import { takeFocus } from '@/ui/focus/takeFocus';

const texts = 'areas.default-translations.grid.keys';

/** The keys of each action, by group. */
const keyGroups = {
  list: {
    move: ['↑ ↓ ← →', 'Page ↑ ↓'],
    ends: ['Home', 'End'],
    corners: ['Ctrl Home', 'Ctrl End'],
    edit: ['Enter', 'F2'],
    mark: ['Ctrl Shift Enter'],
    tick: ['Space', 'Shift ↑ ↓', 'Ctrl A'],
    takeBack: ['Ctrl Z'],
    search: ['/'],
    help: ['?'],
  },
  editor: {
    save: ['Enter'],
    saveNext: ['Ctrl Enter'],
    review: ['Ctrl Shift Enter'],
    turn: ['Page ↑', 'Page ↓'],
    newLine: ['Shift Enter'],
    takeBase: ['Ctrl B'],
    leave: ['Esc'],
  },
} as const;

/** The keys of the grid and the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <DialogContent sx={columns}>
        {Object.entries(keyGroups).map(([group, actions]) => (
          <section key={group}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
              {translate(`${texts}.groups.${group}`)}
            </Typography>
            <Box component="dl" sx={list}>
              {Object.entries(actions).map(([name, keys]: [string, readonly string[]]) => (
                <Box key={name} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                    {keys.map((key) => (
                      <Key key={key} keys={key} />
                    ))}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {translate(`${texts}.${name}`)}
                  </Box>
                </Box>
              ))}
            </Box>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} variant="contained" onClick={onClose}>
          {translate('ui.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  alignItems: 'start',
  gap: 4,
} as const;
const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 1.25,
  m: 0,
  typography: 'body2',
} as const;

function Key({ keys }: { keys: string }) {
  const keyNames = useKeyNames();
  return (
    <Box component="kbd" sx={keyStyles}>
      {keyNames(keys)}
    </Box>
  );
}

/** The keys of a control, hidden from screen readers, which have `aria-keyshortcuts`, and on touch screens. */
export function KeyHint({ keys }: { keys: string }) {
  const keyNames = useKeyNames();
  return (
    <Box component="kbd" aria-hidden sx={[keyStyles, hint]}>
      {keyNames(keys)}
    </Box>
  );
}

const keyStyles = {
  display: 'inline-block',
  px: 0.75,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.5,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
} as const;
const hint = {
  ml: 1,
  borderColor: 'currentColor',
  fontSize: '0.6875rem',
  fontWeight: 400,
  lineHeight: 1.5,
  opacity: 0.8,
  '@media (hover: none)': { display: 'none' },
} as const;
