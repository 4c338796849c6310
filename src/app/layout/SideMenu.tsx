import Login from '@mui/icons-material/Login';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import { MenuList } from './MenuList';
import type { MenuEntry } from './menuEntry';

interface SideMenuProps {
  /** Ignored while nobody is signed in: then the menu is only 'Sign In' (reading R6). */
  entries: readonly MenuEntry[];
  signedIn: boolean;
  /** Whether the permissions are still loading: placeholders replace the entries that depend on them. */
  loading: boolean;
  onChoose: () => void;
}

/** The entries of the side menu; those marked `end` are at the bottom. */
export const SideMenu = memo(function SideMenu({ entries, signedIn, loading, onChoose }: SideMenuProps) {
  const translate = useTranslate();
  const shown: readonly MenuEntry[] = signedIn
    ? entries
    : [{ key: 'sign-in', caption: translate('ui.menu.signIn'), to: '/login', icon: Login }];
  const last = shown.filter((entry) => entry.end);
  return (
    <Box
      aria-busy={loading}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 2, px: 1, py: 2 }}
    >
      {loading ? (
        <Placeholders />
      ) : (
        <MenuList>
          {shown
            .filter((entry) => !entry.end)
            .map((entry) => (
              <MenuItem key={entry.key} entry={entry} onChoose={onChoose} />
            ))}
        </MenuList>
      )}
      {last.length > 0 ? (
        <MenuList sx={{ mt: 'auto', pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {last.map((entry) => (
            <MenuItem key={entry.key} entry={entry} onChoose={onChoose} />
          ))}
        </MenuList>
      ) : null}
    </Box>
  );
});

function MenuItem({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  return entry.children ? (
    <MenuGroup entry={entry} onChoose={onChoose} />
  ) : (
    <MenuLink entry={entry} onChoose={onChoose} />
  );
}

function Placeholders() {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', gap: 2, px: 1.5, py: 1.5 }}>
      {['70%', '85%', '55%', '75%', '60%'].map((width) => (
        <Box
          key={width}
          sx={{ width, height: 14, borderRadius: 0.5, bgcolor: 'action.disabledBackground' }}
        />
      ))}
    </Box>
  );
}
