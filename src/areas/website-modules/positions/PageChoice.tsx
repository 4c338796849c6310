import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { SelectField } from '@/records/inputs/SelectField';
import { ToggleChoice } from '@/records/inputs/ToggleChoice';
import { handsetWidth } from '@/ui/handsetWidth';
import { opensOnDrag } from '@/ui/order/useOrderDrag';

interface PageChoiceProps {
  pages: readonly string[];
  page: string;
  /** A module is dragged now, and can be held over a page. */
  isDragging: boolean;
  onChoose: (page: string) => void;
}

/** More pages than these are a select, as they are on a handset. */
const maxButtons = 8;

/** The page of the website that is arranged. */
export function PageChoice({ pages, page, isDragging, onChoose }: PageChoiceProps) {
  const translate = useTranslate();
  const isHandset = useMediaQuery(handsetWidth, { noSsr: true });
  const label = translate('areas.website-modules.positions.page');
  const options = pages.map((each) => ({ value: each, label: each, ...opensOnDrag(each) }));
  const buttons = <ToggleChoice label={label} options={options} value={page} onChange={onChoose} />;
  return (
    <Box sx={{ mb: 2 }}>
      {isHandset || pages.length > maxButtons ? (
        <>
          <SelectField
            size="small"
            label={label}
            options={options}
            value={page}
            onChange={onChoose}
            sx={{ width: '100%', maxWidth: 360, my: 0 }}
          />
          {isDragging ? <Box sx={strip}>{buttons}</Box> : null}
        </>
      ) : (
        buttons
      )}
    </Box>
  );
}

/** Over the lists, so that nothing moves below the pointer. */
const strip = {
  position: 'fixed',
  top: 'calc(var(--toolbar-offset) + 8px)',
  insetInlineEnd: 16,
  zIndex: 2,
  maxWidth: 'min(40rem, 100vw - 32px)',
  p: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 4,
} as const;
