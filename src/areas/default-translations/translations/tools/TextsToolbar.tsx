import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListSearch } from '@/records/list/ListSearch';
import { ResultCount } from '@/records/list/ResultCount';
import { MenuChoice } from '@/ui/controls/MenuChoice';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import { ToolbarMenu } from '@/ui/controls/ToolbarMenu';
import { handsetWidth } from '@/ui/handsetWidth';
import { helpAnchor } from '@/ui/shell';
import { activityPath } from '../../activity/activitySchema';
import { changesPath } from '../../changes/changeSchema';
import type { Language } from '../../languages/languageSchema';
import { useTallRows } from '../grid/useGridWindow';
import { textFilters, textViews } from '../textFilters';
import type { TextList } from '../useTextList';

const texts = 'areas.default-translations.grid';

interface TextsToolbarProps {
  languages: readonly Language[];
  columns: readonly Language[];
  change: TextList['change'];
  onKeys: () => void;
}

/** The search, filters and views of the texts, and how the grid displays them. */
export const TextsToolbar = memo(function TextsToolbar({
  languages,
  columns,
  change,
  onKeys,
}: TextsToolbarProps) {
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  return (
    <Box {...helpAnchor('default-translations.tools')} sx={toolbar}>
      <ListSearch />
      {textFilters.button}
      {columns[0] ? textViews(columns[0]) : null}
      {textFilters.chips}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
        <ResultCount />
        {handset ? null : (
          <>
            <LanguageChoice
              languages={languages}
              columns={columns}
              onChange={(codes) => change({ columns: codes.join(',') })}
            />
            <GridMenu onKeys={onKeys} />
          </>
        )}
      </Box>
    </Box>
  );
});

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 1.5 },
  rowGap: { xs: 1, sm: 1.5 },
  mb: { xs: 1, sm: 2 },
} as const;

/** The row height, the order, and the list of keys. */
function GridMenu({ onKeys }: { onKeys: () => void }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const { isTall, setTall } = useTallRows();
  return (
    <ToolbarMenu name={translate(`${texts}.menu.name`)} icon={<TableRowsOutlined />}>
      {(close) => [
        ...[false, true].map((each) => (
          <MenuChoice key={String(each)} checked={isTall === each} onClick={() => setTall(each)}>
            {translate(`${texts}.menu.${each ? 'tall' : 'low'}`)}
          </MenuChoice>
        )),
        <Divider key="order" />,
        ...(['ASC', 'DESC'] as const).map((order) => (
          <MenuChoice
            key={order}
            checked={sort.order === order}
            onClick={() => setSort({ field: 'key', order })}
          >
            {translate(`${texts}.menu.${order}`)}
          </MenuChoice>
        )),
        <Divider key="keys" />,
        <MenuItem key="changes" component={Link} to={changesPath}>
          {translate(`${texts}.menu.changes`)}
        </MenuItem>,
        <MenuItem key="activity" component={Link} to={activityPath}>
          {translate('resources.default-translations/activity.name', { smart_count: 2 })}
        </MenuItem>,
        <MenuItem
          key="help"
          onClick={() => {
            close();
            onKeys();
          }}
        >
          {translate(`${texts}.menu.keys`)}
        </MenuItem>,
      ]}
    </ToolbarMenu>
  );
}

interface LanguageChoiceProps {
  languages: readonly Language[];
  /** The languages of the columns, in order. */
  columns: readonly Language[];
  onChange: (codes: readonly string[]) => void;
}

/** Selects the languages that have columns, in the order of selection. At least one stays. */
function LanguageChoice({ languages, columns, onChange }: LanguageChoiceProps) {
  const translate = useTranslate();
  const codes = columns.map(({ id }) => id);
  return (
    <PopoverButton name={translate(`${texts}.columns.name`)} icon={<ViewColumnOutlined />}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 1, minWidth: 240 }}>
        {languages
          .filter(({ isBase }) => !isBase)
          .map(({ id, name }) => (
            <li key={id}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={codes.includes(id)}
                    disabled={codes.length === 1 && codes.includes(id)}
                  />
                }
                label={<bdi>{name}</bdi>}
                onChange={(_event, checked) =>
                  onChange(checked ? [...codes, id] : codes.filter((code) => code !== id))
                }
              />
            </li>
          ))}
      </Box>
    </PopoverButton>
  );
}
