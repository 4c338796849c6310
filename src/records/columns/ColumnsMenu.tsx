import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { MenuChoice } from '@/ui/controls/MenuChoice';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { useDensity } from '../list/density';
import type { ListColumn } from './columns';

interface ColumnsMenuProps {
  columns: readonly ListColumn[];
  visibleColumns: readonly ListColumn[];
  onToggle: (source: string) => void;
  onReset: () => void;
}

/** Chooses the visible columns of a list and the row height of all lists; the last column cannot be hidden. */
export function ColumnsMenu({ columns, visibleColumns, onToggle, onReset }: ColumnsMenuProps) {
  const translate = useTranslate();
  const [density, setDensity] = useDensity();
  const isVisible = (source: string) => visibleColumns.some((column) => column.source === source);
  return (
    <ToolbarMenu name={translate('records.columns')} icon={<ViewColumnOutlined />}>
      {(close) => [
        ...columns.map(({ source, label }) => {
          const checked = isVisible(source);
          const isLast = checked && visibleColumns.length === 1;
          return (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={checked}
              disabled={isLast}
              onClick={() => onToggle(source)}
            >
              <ListItemIcon>{checked ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}</ListItemIcon>
              <ListItemText>{label}</ListItemText>
            </MenuItem>
          );
        }),
        <Divider key="records.rows" />,
        ...(['compact', 'comfortable'] as const).map((each) => (
          <MenuChoice key={each} checked={density === each} onClick={() => setDensity(each)}>
            {translate(`records.rows.${each}`)}
          </MenuChoice>
        )),
        <Divider key="records.columns" />,
        <MenuItem
          key="records.columnsReset"
          onClick={() => {
            onReset();
            close();
          }}
        >
          {translate('records.columnsReset')}
        </MenuItem>,
      ]}
    </ToolbarMenu>
  );
}
