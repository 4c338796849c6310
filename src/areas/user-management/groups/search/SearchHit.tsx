import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Group } from '../groupSchema';
import { Marked } from './Marked';

interface SearchHitProps {
  group: Group;
  q: string;
  onChoose: (group: Group) => void;
  isChosen: boolean;
  /** Where it leads; undefined where it is a choice among others. */
  to: string | undefined;
  reason: string | undefined;
}

/** One hit: the name with what was searched for marked, and below it the groups above. */
export function SearchHit({ group, q, onChoose, isChosen, to, reason }: SearchHitProps) {
  const translate = useTranslate();
  const path = group.path.map(({ name }) => name).join(' / ');
  const isOff = reason !== undefined;
  const target = to === undefined ? { 'aria-pressed': isChosen } : { component: Link, to };
  return (
    <li>
      <ButtonBase
        {...target}
        data-hit
        aria-disabled={isOff || undefined}
        onClick={() => isOff || onChoose(group)}
        sx={hit}
      >
        <Box component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Marked text={group.name} q={q} />
        </Box>
        <Box
          component="span"
          dir="auto"
          sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {[path || translate('areas.user-management.groups.move.topLevel'), reason]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </ButtonBase>
    </li>
  );
}

const hit = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  px: 1,
  py: 0.75,
  borderRadius: 1,
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' },
  '&[aria-disabled]': { color: 'text.secondary', cursor: 'default' },
} as const;
