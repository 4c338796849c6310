import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { type ComponentType, memo, useId } from 'react';
import { type ListControllerResult, useListContext, useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import { named } from '@/ui/tips/tip';
import { offeredSizes } from './pageSizes';

/** A list's pagination: range, page size, and buttons to change the page. */
export function Pagination({ sizes }: { sizes?: readonly number[] }) {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  return <PageLine {...{ page, perPage, total, setPage, setPerPage, sizes }} />;
}

interface PageLineProps extends Pick<ListControllerResult, 'page' | 'perPage' | 'setPage' | 'setPerPage'> {
  total: number;
  sizes: readonly number[] | undefined;
}

/** Memoized, because each tick changes the list's context. */
const PageLine = memo(function PageLine(props: PageLineProps) {
  const { page, perPage, total, setPage, setPerPage, sizes = offeredSizes(perPage) } = props;
  const translate = useTranslate();
  const id = useId();
  const last = Math.max(1, Math.ceil(total / perPage));
  const number = useNumberFormat();
  const range = {
    first: number(Math.min(total, (page - 1) * perPage + 1)),
    last: number(Math.min(total, page * perPage)),
    total: number(total),
  };
  const steps: [string, ComponentType, number][] = [
    ['records.firstPage', FirstPage, 1],
    ['records.previousPage', ChevronLeft, page - 1],
    ['records.nextPage', ChevronRight, page + 1],
    ['records.lastPage', LastPage, last],
  ];
  return (
    <Box component="nav" aria-label={translate('records.pages')} sx={line}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto' }}>
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('records.perPage')}
        </Typography>
        <Select
          labelId={id}
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
          size="small"
          sx={{ typography: 'body2' }}
        >
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {number(size)}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('records.range', range)}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        {steps.map(([text, Icon, target]) => (
          <StepButton
            key={text}
            name={translate(text)}
            icon={Icon}
            off={target === page || target < 1 || target > last}
            onClick={() => setPage(target)}
          />
        ))}
      </Box>
    </Box>
  );
});

interface StepButtonProps {
  name: string;
  icon: ComponentType;
  off: boolean;
  onClick: () => void;
}

/** Stays focusable when off, so that the focus is not lost on the last page. */
function StepButton({ name, icon: Icon, off, onClick }: StepButtonProps) {
  return (
    <IconButton
      {...named(name)}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      sx={off ? { '&&': { color: 'text.disabled', cursor: 'default' } } : undefined}
    >
      <Icon />
    </IconButton>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 3,
  rowGap: 1,
  mt: 1.5,
} as const;
