import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import type { ComponentType, MouseEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Group } from '../groupSchema';

interface GroupLineProps {
  group: Group;
  /** Undefined for a group without children. */
  isExpanded: boolean | undefined;
  reason: string | undefined;
  hasNumbers: boolean;
  onToggle: (event: MouseEvent) => void;
}

/** What is seen of a group in the tree: name and numbers. The line around it has the accessible name. */
export function GroupLine({ group, isExpanded, reason, hasNumbers, onToggle }: GroupLineProps) {
  const translate = useTranslate();
  const texts = 'areas.user-management.groups.tree';
  return (
    <>
      <Box aria-hidden onClick={isExpanded === undefined ? undefined : onToggle} sx={toggle}>
        {isExpanded === undefined ? null : (
          <ChevronRight fontSize="small" sx={{ transform: isExpanded ? 'rotate(90deg)' : undefined }} />
        )}
      </Box>
      <Box component="span" dir="auto" title={group.name} sx={name}>
        {group.name}
      </Box>
      {hasNumbers ? (
        <>
          <Count
            icon={PeopleOutlined}
            count={group.memberCount}
            title={translate(`${texts}.members`, { smart_count: group.memberCount })}
          />
          <Count
            icon={AccountTreeOutlined}
            count={group.childCount}
            title={translate(`${texts}.subgroups`, { smart_count: group.childCount })}
          />
        </>
      ) : null}
      {reason === undefined ? null : (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', flexShrink: 0 }}>
          {reason}
        </Box>
      )}
    </>
  );
}

function Count({
  icon: Icon,
  count,
  title,
}: {
  icon: ComponentType<{ sx: object }>;
  count: number;
  title: string;
}) {
  const [locale] = useLocaleState();
  return (
    <Box component="span" title={title} sx={counted}>
      {count === 0 ? null : (
        <>
          <Icon sx={{ fontSize: 14 }} />
          {count.toLocaleString(locale)}
        </>
      )}
    </Box>
  );
}

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
const name = {
  flexGrow: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
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
