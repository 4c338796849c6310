import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { writtenIn } from '@/api/languageDirection';
import { clampedTo } from '@/ui/clampedTo';
import { AppLink } from '@/ui/page/AppLink';
import { ItemLink } from './ItemLink';
import { type Item, inboxPath, itemPath } from './itemSchema';
import { SeverityMark } from './SeverityMark';
import { useCanOpen } from './useCanOpen';
import { useFilled } from './useFilled';

type Shown = 'severity' | 'title' | 'summary' | 'language' | 'hasBody' | 'actionLabel' | 'actionUrl';

interface BannerStripProps {
  /** Undefined if it is not saved yet. */
  item: Pick<Item, Shown | 'dismissible'> & { readonly id?: string };
  /** The number of other banners. */
  further?: number;
  onDismiss?: () => void;
  /** It covers the top of the page, which must not move. */
  isOver?: boolean;
  isHidden?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A banner, at first two lines of it. Its own width decides on its layout. */
export function BannerStrip(props: BannerStripProps) {
  const { item, further = 0, onDismiss, isOver = false, isHidden = false, ref } = props;
  const translate = useTranslate();
  const filled = useFilled();
  const canOpen = useCanOpen();
  const [opened, setOpened] = useState<string>();
  const { text, isCut } = useCut<HTMLElement>(item);
  const { id = '', severity, title, summary, language, hasBody, actionLabel, actionUrl, dismissible } = item;
  const isWhole = opened === id;
  const direction = writtenIn(language);
  const partText = (key: string, options?: object) => translate(`areas.messages.parts.${key}`, options);
  return (
    <Box
      component="section"
      ref={ref}
      aria-label={partText('banner')}
      sx={[frame, isOver && over, isHidden && hidden]}
    >
      <Box sx={[look, edge(severity)]}>
        <Box ref={text} sx={[textLook, !isWhole && clampedTo(2)]}>
          <SeverityMark severity={severity} />{' '}
          <span {...direction}>
            <b>{filled(title)}</b> {filled(summary)}
          </span>
        </Box>
        <Box sx={actions}>
          {actionLabel === '' || !canOpen(actionUrl) ? null : (
            <Box component="span" {...direction} sx={label}>
              <ItemLink address={actionUrl}>{filled(actionLabel)}</ItemLink>
            </Box>
          )}
          {hasBody ? <AppLink to={itemPath(id)}>{partText('read')}</AppLink> : null}
          {further > 0 ? (
            <AppLink to={inboxPath}>{partText('further', { smart_count: further })}</AppLink>
          ) : null}
          {isCut || isWhole ? (
            <Button size="small" aria-expanded={isWhole} onClick={() => setOpened(isWhole ? undefined : id)}>
              {partText(isWhole ? 'less' : 'more')}
            </Button>
          ) : null}
          {dismissible ? (
            <Button size="small" aria-label={partText('dismiss')} onClick={onDismiss} sx={corner}>
              <Box component="span" sx={{ display: 'none', [wide]: { display: 'inline' } }}>
                {partText('dismiss')}
              </Box>
              <Close fontSize="small" sx={{ [wide]: { display: 'none' } }} />
            </Button>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}

const edge = (severity: Item['severity']) => (theme: Theme) => ({
  borderInlineStartColor: theme.palette[severity === 'critical' ? 'error' : severity].main,
});

/** From this width on, 600 px, text and buttons are side by side. In em, because WebKit does not zoom pixels here with the preview. */
const wide = '@container (min-width: 37.5em)';

const frame = {
  containerType: 'inline-size',
  position: 'relative',
  overflowWrap: 'anywhere',
  displayPrint: 'none',
} as const;
const over = {
  position: 'fixed',
  top: 'var(--toolbar-offset)',
  insetInline: 0,
  zIndex: 'mobileStepper',
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.18)',
} as const;
const hidden = { visibility: 'hidden' } as const;
const look = {
  display: 'flex',
  flexDirection: 'column',
  // A short text leaves room on a handset, which is reserved before it is known.
  justifyContent: 'center',
  columnGap: 2,
  boxSizing: 'border-box',
  minHeight: 'var(--banner-height)',
  px: 2,
  py: 0.75,
  borderInlineStart: '4px solid',
  borderBottom: '1px solid',
  borderBottomColor: 'divider',
  bgcolor: 'background.paper',
  [wide]: { flexDirection: 'row', justifyContent: 'normal', alignItems: 'center', px: 3 },
} as const;
const textLook = {
  minWidth: 0,
  paddingInlineEnd: 4,
  typography: 'body2',
  [wide]: { flex: '1 1 0', paddingInlineEnd: 0 },
} as const;
/** On a handset the dismiss button is next to the text, so that the others share a line. */
const corner = {
  position: 'absolute',
  top: 4,
  insetInlineEnd: 12,
  minWidth: 36,
  [wide]: { position: 'static', minWidth: 64 },
} as const;
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 36,
  typography: 'body2',
  flexShrink: 0,
  '& .MuiButton-root': { mx: -0.75 },
  [wide]: { maxWidth: '50%' },
} as const;
const label = {
  maxWidth: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [wide]: { maxWidth: 'none' },
};

/** Whether a text does not fit into its initial lines; checked again if `content` changes. */
function useCut<E extends HTMLElement>(content: unknown): { text: RefObject<E | null>; isCut: boolean } {
  const text = useRef<E>(null);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit
  useEffect(() => {
    const { current } = text;
    if (current === null) return;
    const look = () => setCut(current.scrollHeight > current.clientHeight + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [content]);
  return { text, isCut };
}
