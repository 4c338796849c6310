import Contrast from '@mui/icons-material/Contrast';
import { useRemoveFromStore, useStore, useTranslate } from 'react-admin';
import { MenuChoice } from '@/ui/controls/MenuChoice';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';

/** The theme choices; `system` follows the device and is stored as no choice. */
const choices = ['light', 'dark', 'system'] as const;

/** The menu items that choose the theme, kept in react-admin's store under `theme`. */
export function ThemeLines({ onChosen }: { onChosen: () => void }) {
  const translate = useTranslate();
  const [storedTheme, setStoredTheme] = useStore<unknown>('theme');
  const removeFromStore = useRemoveFromStore('theme');
  const current = storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'system';
  return choices.map((choice) => (
    <MenuChoice
      key={choice}
      checked={choice === current}
      onClick={() => {
        if (choice === 'system') removeFromStore();
        else setStoredTheme(choice);
        onChosen();
      }}
    >
      {translate(`ui.theme.${choice}`)}
    </MenuChoice>
  ));
}

/** The toolbar's theme menu, shown while nobody is signed in. */
export function ThemeMenu() {
  const translate = useTranslate();
  return (
    <ToolbarMenu name={translate('ui.theme.label')} icon={<Contrast />}>
      {(close) => <ThemeLines onChosen={close} />}
    </ToolbarMenu>
  );
}
