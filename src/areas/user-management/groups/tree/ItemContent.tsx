import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import { type ComponentType, type MouseEvent, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../../../../ui/useNumberFormat';
import type { Group } from '../groupSchema';
import { useGroups } from '../groupsContext';

interface GroupContentProps {
  group: Group;
  /** Undefined for a group without children. */
  isExpanded: boolean | undefined;
  reason: string | undefined;
  hasNumbers: boolean;
  onToggle: (event: MouseEvent) => void;
}

const texts = 'areas.user-management.groups.tree';

/** What is seen of a group in the tree: name and numbers. The item around it says them in words. */
export function GroupContent({ group, isExpanded, reason, hasNumbers, onToggle }: GroupContentProps) {
  return (
    <>
      <Box aria-hidden onClick={isExpanded === undefined ? undefined : onToggle} sx={toggle}>
        {isExpanded === undefined ? null : (
          <ChevronRight fontSize="small" sx={{ transform: isExpanded ? 'rotate(90deg)' : undefined }} />
        )}
      </Box>
      <Box
        aria-hidden
        component="span"
        dir="auto"
        title={group.name}
        sx={{ ...ellipsis, flexGrow: 1, minWidth: 0 }}
      >
        {group.name}
      </Box>
      {hasNumbers ? (
        <>
          <Count icon={PeopleOutlined} count={group.memberCount} text="members" />
          <Count icon={AccountTreeOutlined} count={group.childCount} text="subgroups" />
        </>
      ) : null}
      {reason === undefined ? null : (
        <Box
          aria-hidden
          component="span"
          sx={{ typography: 'caption', color: 'text.secondary', flexShrink: 0 }}
        >
          {reason}
        </Box>
      )}
    </>
  );
}

interface CountProps {
  icon: ComponentType<{ sx: object }>;
  count: number;
  text: string;
}

function Count({ icon: Icon, count, text }: CountProps) {
  const translate = useTranslate();
  const numberFormat = useNumberFormat();
  return (
    <Box
      component="span"
      aria-hidden
      title={translate(`${texts}.${text}`, { smart_count: count })}
      sx={counted}
    >
      {count === 0 ? null : (
        <>
          <Icon sx={{ fontSize: 14 }} />
          {numberFormat(count)}
        </>
      )}
    </Box>
  );
}

/** What is seen of a group that is being loaded, or that could not be loaded: choosing the item tries again. */
export function PlaceholderContent({ failed }: { failed: boolean }) {
  const translate = useTranslate();
  const { announce } = useGroups();
  useEffect(() => {
    if (failed) announce(translate(`${texts}.failed`));
  }, [failed, announce, translate]);
  if (!failed) {
    return (
      <Box aria-hidden component="span" sx={{ pl: 4, typography: 'body2', color: 'text.secondary' }}>
        {translate(`${texts}.loading`)}
      </Box>
    );
  }
  return (
    <Box
      aria-hidden
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 0.5, minWidth: 0, typography: 'body2' }}
    >
      <ErrorOutline fontSize="small" color="error" />
      <Box component="span" sx={ellipsis}>
        {translate(`${texts}.failed`)}
      </Box>
      <Box component="span" sx={{ flexShrink: 0, color: 'primary.main', textDecoration: 'underline' }}>
        {translate(`${texts}.retry`)}
      </Box>
    </Box>
  );
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const toggle = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.focus' },
  '&:empty': { visibility: 'hidden' },
} as const;
const counted = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  flexShrink: 0,
  minWidth: 36,
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
} as const;
