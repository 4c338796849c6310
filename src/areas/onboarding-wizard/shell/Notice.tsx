import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { directionOf } from '@/api/languageDirection';
import { handsetQuery } from '@/ui/handsetQuery';
import { Corner } from './Corner';
import type { Run } from './runSchema';
import { useFocusOnward } from './useFocusOnward';
import { useFreePlace } from './useFreePlace';
import { useGuideKeys } from './useGuideKeys';

interface NoticeProps {
  run: Run;
  /** An overlay is open. */
  isHidden: boolean;
  /** Announces to screen readers. */
  announcement: string;
  wasInside: RefObject<boolean>;
  onSay: (text: string) => void;
  buttons: ReactNode;
  failure?: string | undefined;
  children: string;
}

/** A message about a guide, away from what people work with; it takes the focus only from the last step. */
export function Notice(props: NoticeProps) {
  const { run, isHidden, announcement, wasInside, onSay, buttons, failure, children } = props;
  const isHandset = useMediaQuery(handsetQuery, { noSsr: true });
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const edge = isHandset ? 'bottom' : undefined;
  useFreePlace(box, { of: `${run.id} ${isHidden}`, edge });
  useFocusOnward(wasInside, title, run.id);
  useGuideKeys(box, title);
  useEffect(() => onSay(announcement), [onSay, announcement]);
  if (isHidden) return null;
  return (
    <Corner {...{ run, buttons, failure, boxRef: box, place: edge ?? 'free' }}>
      <Typography
        ref={title}
        tabIndex={-1}
        variant="subtitle1"
        component="h2"
        lang={run.language}
        dir={directionOf(run.language)}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {run.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Corner>
  );
}
