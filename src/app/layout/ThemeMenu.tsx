import Contrast from '@mui/icons-material/Contrast';
import { useRemoveFromStore, useStore, useTranslate } from 'react-admin';
import { MenuChoice } from '../../ui/controls/MenuChoice';
import { ToolbarMenu } from '../../ui/controls/ToolbarMenu';

/** What the visitor may choose; `system` follows the device and is the absence of a choice. */
const choices = ['light', 'dark', 'system'] as const;

/** The toolbar's theme button and its menu. The choice lies in react-admin's store under `theme`. */
export function ThemeMenu() {
  const translate = useTranslate();
  const [stored, store] = useStore<unknown>('theme');
  const removeFromStore = useRemoveFromStore('theme');
  const current = stored === 'light' || stored === 'dark' ? stored : 'system';

  return (
    <ToolbarMenu name={translate('ui.theme.label')} icon={<Contrast />}>
      {(close) =>
        choices.map((choice) => (
          <MenuChoice
            key={choice}
            checked={choice === current}
            onClick={() => {
              if (choice === 'system') removeFromStore();
              else store(choice);
              close();
            }}
          >
            {translate(`ui.theme.${choice}`)}
          </MenuChoice>
        ))
      }
    </ToolbarMenu>
  );
}
