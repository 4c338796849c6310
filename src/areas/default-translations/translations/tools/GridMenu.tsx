import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MenuChoice } from '@/ui/controls/MenuChoice';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { changesPath } from '../../changes/changeSchema';
import { useTallRows } from '../grid/useGridWindow';

const texts = 'areas.default-translations.grid.menu';

/** The row height, the order, and the list of keys. */
export function GridMenu({ onKeys }: { onKeys: () => void }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const { isTall, setTall } = useTallRows();
  return (
    <ToolbarMenu name={translate(`${texts}.name`)} icon={<TableRowsOutlined />}>
      {(close) => [
        ...[false, true].map((each) => (
          <MenuChoice key={String(each)} checked={isTall === each} onClick={() => setTall(each)}>
            {translate(`${texts}.${each ? 'tall' : 'low'}`)}
          </MenuChoice>
        )),
        <Divider key="order" />,
        ...(['ASC', 'DESC'] as const).map((order) => (
          <MenuChoice
            key={order}
            checked={sort.order === order}
            onClick={() => setSort({ field: 'key', order })}
          >
            {translate(`${texts}.${order}`)}
          </MenuChoice>
        )),
        <Divider key="keys" />,
        <MenuItem key="changes" component={Link} to={changesPath}>
          {translate(`${texts}.changes`)}
        </MenuItem>,
        <MenuItem
          key="help"
          onClick={() => {
            close();
            onKeys();
          }}
        >
          {translate(`${texts}.keys`)}
        </MenuItem>,
      ]}
    </ToolbarMenu>
  );
}
