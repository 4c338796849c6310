import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { directionOf } from '@/api/languageDirection';
import { type Cue, clock, spokenAt } from '../checks/cues';
import { transcriptFrame } from './spokenLine';

interface TranscriptProps {
  cues: readonly Cue[];
  lang: string;
  /** The current second. */
  time: number;
  onSeek: (at: number) => void;
}

/**
 * The transcript of a film; a line plays from there. It follows the film until somebody scrolls. One Tab stop: the arrow
 * keys move, Enter plays. Only visible lines are in the document.
 */
export function Transcript(props: TranscriptProps) {
  const translate = useTranslate();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [follows, setFollows] = useState(true);
  return (
    <Box>
      <Box
        ref={setFrame}
        role="group"
        aria-label={translate('areas.video-help.shell.transcript')}
        onWheel={() => setFollows(false)}
        onTouchMove={() => setFollows(false)}
        sx={transcriptFrame}
      >
        {frame === null ? null : <Lines {...props} {...{ frame, follows, setFollows }} />}
      </Box>
      {follows ? null : (
        <Button size="small" onClick={() => setFollows(true)}>
          {translate('areas.video-help.shell.follow')}
        </Button>
      )}
    </Box>
  );
}

interface LinesProps extends TranscriptProps {
  frame: HTMLElement;
  follows: boolean;
  setFollows: (follows: boolean) => void;
}

/** Separate from its frame, so that keys do not recompute the frame's styles. */
function Lines({ cues, lang, time, onSeek, frame, follows, setFollows }: LinesProps) {
  const [chosen, setChosen] = useState<number>();
  const spoken = spokenAt(cues, time);
  if (follows && chosen !== undefined) setChosen(undefined);
  const current = Math.min(chosen ?? Math.max(spoken, 0), cues.length - 1);
  const rows = useVirtualizer({
    count: cues.length,
    getScrollElement: () => frame,
    estimateSize: () => 44,
    overscan: 6,
    useFlushSync: false,
    initialRect: { width: 360, height: 320 },
    // Rendered even when not visible, because it is the Tab stop or has the focus.
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), current])].sort((one, other) => one - other),
      [current],
    ),
  });
  useEffect(() => {
    if (follows && spoken >= 0) rows.scrollToIndex(spoken, { align: 'center' });
  }, [follows, spoken, rows]);

  const list = useRef<HTMLElement>(null);
  const wantsFocus = useRef<number>(undefined);
  const lineAt = (index: number) =>
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`) ?? undefined;
  useEffect(() => {
    // An earlier render must not take the focus from the line of this key.
    const line = wantsFocus.current === current ? lineAt(current) : undefined;
    if (!line) return;
    wantsFocus.current = undefined;
    line.scrollIntoView?.({ block: 'nearest' });
    line.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = cues.length - 1;
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    // A key without effect must not move the focus later.
    const isThere = lineAt(next)?.matches(':focus') === true;
    wantsFocus.current = isThere ? undefined : next;
    setFollows(false);
    setChosen(next);
    // The next line is already rendered, so the browser scrolls cheaply.
    if (!lineAt(next)) rows.scrollToIndex(next, { align: 'auto' });
  };
  const onClick = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const cue = line ? cues[Number(line.dataset.index)] : undefined;
    if (cue === undefined) return;
    wantsFocus.current = undefined;
    setFollows(true);
    onSeek(cue.start);
  };
  return (
    <Box
      component="ol"
      role="list"
      ref={list}
      onKeyDown={onKeyDown}
      onClick={onClick}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const cue = cues[index];
        return cue ? (
          <Line
            key={index}
            {...{ cue, index, start, lang }}
            isTabStop={index === current}
            isSpoken={index === spoken}
            measure={rows.measureElement}
          />
        ) : null;
      })}
    </Box>
  );
}

interface LineProps {
  cue: Cue;
  index: number;
  /** Its offset from the first line, in pixels. */
  start: number;
  lang: string;
  isTabStop: boolean;
  isSpoken: boolean;
  measure: Ref<HTMLLIElement>;
}

/** A line; memoized and without own styles, so that a key renders two of them only. */
const Line = memo(function Line({ cue, index, start, lang, isTabStop, isSpoken, measure }: LineProps) {
  return (
    <li data-index={index} ref={measure} style={{ transform: `translateY(${start}px)` }}>
      <button type="button" tabIndex={isTabStop ? 0 : -1} aria-current={isSpoken || undefined}>
        <span>{clock(cue.start)}</span>
        <span lang={lang} dir={directionOf(lang)}>
          <bdi>{cue.text}</bdi>
        </span>
      </button>
    </li>
  );
});
