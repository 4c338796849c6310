import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { directionOf } from '@/api/languageDirection';
import { type Cue, clock, cueIndexAt } from '../checks/cues';
import { transcriptFrame } from './spokenLine';

interface TranscriptProps {
  cues: readonly Cue[];
  lang: string;
  /** The current second. */
  time: number;
  onSeek: (at: number) => void;
  /** Where captions can be corrected: what replaces the open line, and what opens one. */
  correction?: {
    readonly openIndex: number | undefined;
    readonly form: ReactNode;
    readonly onOpen: (index: number) => void;
  };
}

/**
 * The transcript of a video; a line plays from there. It follows the video until the person scrolls or uses the arrow keys.
 * It is one Tab stop; where a line can be corrected, two.
 */
export function Transcript({ cues, lang, time, onSeek, correction }: TranscriptProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLElement>(null);
  const spokenIndex = cueIndexAt(cues, time);
  /** The line that the person has moved to; undefined while the transcript follows the video. */
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const currentIndex = selectedIndex ?? Math.max(spokenIndex, 0);
  const lineAt = (index: number) => frame.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);

  useEffect(() => {
    const line = frame.current?.querySelector<HTMLElement>(`[data-index="${spokenIndex}"]`);
    if (selectedIndex !== undefined || !frame.current || !line) return;
    // Not scrollIntoView, which would move the page too.
    frame.current.scrollTop = line.offsetTop - (frame.current.clientHeight - line.offsetHeight) / 2;
  }, [selectedIndex, spokenIndex]);

  const openIndex = correction?.openIndex;
  useEffect(() => {
    if (openIndex === undefined) return;
    // Back to the line that was open.
    return () => frame.current?.querySelector<HTMLElement>(`[data-index="${openIndex}"] button`)?.focus();
  }, [openIndex]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[data-index]'))) return;
    const last = cues.length - 1;
    const to = { ArrowDown: currentIndex + 1, ArrowUp: currentIndex - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    setSelectedIndex(next);
    lineAt(next)?.querySelector('button')?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const cue = line ? cues[Number(line.dataset.index)] : undefined;
    if (cue === undefined) return;
    if (target instanceof Element && target.closest('[data-correct]')) {
      const index = cues.indexOf(cue);
      setSelectedIndex(index);
      return correction?.onOpen(index);
    }
    setSelectedIndex(undefined);
    onSeek(cue.start);
  };
  return (
    <Box>
      <Box
        ref={frame}
        role="group"
        aria-label={translate('areas.video-help.shell.transcript')}
        onWheel={() => setSelectedIndex(currentIndex)}
        onTouchMove={() => setSelectedIndex(currentIndex)}
        sx={transcriptFrame}
      >
        <Box component="ol" role="list" onKeyDown={onKeyDown} onClick={onClick}>
          {cues.map((cue, index) =>
            index === openIndex ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: cues have no id and keep their order
              <li key={index}>{correction?.form}</li>
            ) : (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: cues have no id and keep their order
                key={index}
                {...{ cue, index, lang }}
                isTabStop={index === currentIndex}
                isSpoken={index === spokenIndex}
                isCorrectable={correction !== undefined && openIndex === undefined}
              />
            ),
          )}
        </Box>
      </Box>
      {selectedIndex === undefined ? null : (
        <Button size="small" onClick={() => setSelectedIndex(undefined)}>
          {translate('areas.video-help.shell.follow')}
        </Button>
      )}
    </Box>
  );
}

interface LineProps {
  cue: Cue;
  index: number;
  lang: string;
  isTabStop: boolean;
  isSpoken: boolean;
  isCorrectable: boolean;
}

/** Memoized and styled by the frame, because a video may have thousands of lines. */
const Line = memo(function Line({ cue, index, lang, isTabStop, isSpoken, isCorrectable }: LineProps) {
  const translate = useTranslate();
  const time = clock(cue.start);
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li data-index={index}>
      <button type="button" tabIndex={tabIndex} aria-current={isSpoken || undefined}>
        <span>{time}</span>
        <span lang={lang} dir={directionOf(lang)}>
          <bdi>{cue.text}</bdi>
        </span>
      </button>
      {isCorrectable ? (
        <button
          type="button"
          tabIndex={tabIndex}
          data-correct
          aria-label={translate('areas.video-help.captions.correct', { time })}
        >
          <Edit fontSize="small" />
        </button>
      ) : null}
    </li>
  );
});
