import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { ToolbarMenu } from '../../ui/controls/ToolbarMenu';
import type { ListColumn } from './columns';

interface ColumnsMenuProps {
  columns: readonly ListColumn[];
  shown: readonly ListColumn[];
  onToggle: (source: string) => void;
  onReset: () => void;
}

/** Chooses which columns a list shows; the last one cannot be hidden. */
export function ColumnsMenu({ columns, shown, onToggle, onReset }: ColumnsMenuProps) {
  const translate = useTranslate();
  const isShown = (source: string) => shown.some((column) => column.source === source);
  return (
    <ToolbarMenu name={translate('records.columns')} icon={<ViewColumnOutlined />}>
      {(close) => [
        ...columns.map(({ source, label }) => {
          const checked = isShown(source);
          const isLast = checked && shown.length === 1;
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
