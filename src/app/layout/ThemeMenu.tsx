import Contrast from '@mui/icons-material/Contrast';
import { useTranslate } from 'react-admin';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { ThemeLines } from './ThemeLines';

/** The toolbar's theme menu, shown while nobody is signed in. */
export function ThemeMenu() {
  const translate = useTranslate();
  return (
    <ToolbarMenu name={translate('ui.theme.label')} icon={<Contrast />}>
      {(close) => <ThemeLines onChosen={close} />}
    </ToolbarMenu>
  );
}
