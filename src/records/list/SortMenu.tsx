import Sort from '@mui/icons-material/Sort';
import Divider from '@mui/material/Divider';
import { useListContext, useTranslate } from 'react-admin';
import { MenuChoice } from '@/ui/controls/MenuChoice';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import type { ListColumn } from '../columns/columns';

/** Sorts a list without column heads: by which column, and in which direction. */
export function SortMenu({ columns }: { columns: readonly ListColumn[] }) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const sortable = columns.filter(({ disableSort }) => !disableSort);
  if (sortable.length === 0) return null;
  const directions = [
    ['ASC', 'records.ascending'],
    ['DESC', 'records.descending'],
  ] as const;
  return (
    <ToolbarMenu name={translate('records.sortBy')} icon={<Sort />}>
      {(close) => [
        ...sortable.map(({ source, label, sortByOrder = 'ASC' }) => (
          <MenuChoice
            key={source}
            checked={sort.field === source}
            onClick={() => {
              close();
              setSort({ field: source, order: sortByOrder });
            }}
          >
            {label}
          </MenuChoice>
        )),
        <Divider key="records.sortBy" />,
        ...directions.map(([order, text]) => (
          <MenuChoice
            key={order}
            checked={sort.order === order}
            onClick={() => {
              close();
              setSort({ field: sort.field, order });
            }}
          >
            {translate(text)}
          </MenuChoice>
        )),
      ]}
    </ToolbarMenu>
  );
}
