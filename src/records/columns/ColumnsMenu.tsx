import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MenuChoice } from '@/ui/controls/MenuChoice';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { useDensity } from '../list/density';
import type { ListColumn } from './columns';

interface ColumnsMenuProps {
  columns: readonly ListColumn[];
  visibleColumns: readonly ListColumn[];
  onShow: (source: string) => void;
  onHide: (source: string) => void;
  onReset: () => void;
}

/**
 * Chooses the visible columns of a list and the row height of all lists; the last column cannot be hidden. A column that
 * the table leaves out for lack of room says so; choosing it shows it all the same.
 */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { columns, visibleColumns, onShow, onHide, onReset } = props;
  const translate = useTranslate();
  const [density, setDensity] = useDensity();
  const { withoutRoom, look } = useColumnsWithoutRoom(visibleColumns);
  const isVisible = (source: string) =>
    visibleColumns.some((column) => column.source === source) && !withoutRoom.includes(source);
  return (
    <ToolbarMenu name={translate('records.columns')} icon={<ViewColumnOutlined />} onOpen={look}>
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
              onClick={() => (checked ? onHide(source) : onShow(source))}
            >
              <ListItemIcon>{checked ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}</ListItemIcon>
              <ListItemText
                secondary={withoutRoom.includes(source) ? translate('records.columnWithoutRoom') : undefined}
              >
                {label}
              </ListItemText>
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

/** The columns that the table leaves out for lack of room, looked up when the menu opens and with each choice in it. */
function useColumnsWithoutRoom(visibleColumns: readonly ListColumn[]) {
  const [withoutRoom, setWithoutRoom] = useState<readonly string[]>();
  const isLookedUp = withoutRoom !== undefined;
  const look = () => setWithoutRoom(columnsWithoutRoom());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the table shows changes with the columns
  useLayoutEffect(() => {
    if (isLookedUp) setWithoutRoom(columnsWithoutRoom());
  }, [isLookedUp, visibleColumns]);
  return { withoutRoom: withoutRoom ?? [], look };
}

function columnsWithoutRoom(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main th[data-column]')].flatMap((head) =>
    getComputedStyle(head).display === 'none' && head.dataset.column !== undefined
      ? [head.dataset.column]
      : [],
  );
}
