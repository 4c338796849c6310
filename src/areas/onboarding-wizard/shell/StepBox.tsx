import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { directionOf } from '@/api/languageDirection';
import { BusyButton } from '@/ui/controls/BusyButton';
import { menuButtons } from '@/ui/controls/menuButtons';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import { AppLink } from '@/ui/page/AppLink';
import { type RunAction, tomorrow } from './actions';
import { Corner, type CornerProps } from './Corner';
import { addressOf } from './placeOf';
import type { Run, RunStep } from './runSchema';

const texts = 'areas.onboarding-wizard.shell';

interface StepBoxProps {
  run: Run;
  step: RunStep;
  /** 'Step 2 of 5'. */
  heading: string;
  isHere: boolean;
  isMissing: boolean;
  /** Whether it is the next one to do, not an earlier one. */
  isCurrent: boolean;
  /** Collapsed to a button. */
  isSmall: boolean;
  where: NonNullable<CornerProps['place']>;
  box: RefObject<HTMLDivElement | null>;
  title: RefObject<HTMLElement | null>;
  busyAction: RunAction | undefined;
  failedAction: RunAction | undefined;
  /** Was checked, and is not done. */
  isNotDone?: boolean;
  onBack: (() => void) | undefined;
  onForward: () => void;
  onSize: (isSmall: boolean) => void;
  onAct: (action: RunAction, more?: object) => void;
}

/** A step with its actions. Escape puts the guide off until tomorrow. */
export function StepBox(props: StepBoxProps) {
  const { run, step, heading, isHere, isMissing, isCurrent, isSmall, where, box, busyAction, failedAction } =
    props;
  const { isNotDone = false, onBack, onForward, onSize, onAct } = props;
  const translate = useTranslate();
  const { pathname } = useLocation();
  const words = (key: string, options?: object) => translate(`${texts}.${key}`, options);
  const title = (element: HTMLElement | null) => {
    props.title.current = element;
  };
  if (isSmall)
    return (
      <Corner
        {...{ run, boxRef: box, place: where, isStrip: true }}
        buttons={
          <Button key="strip" ref={title} aria-expanded={false} onClick={() => onSize(false)} sx={stripLook}>
            {heading}
            {' · '}
            <Box component="bdi" lang={step.language} sx={cutTitle}>
              {step.title}
            </Box>
          </Button>
        }
      />
    );
  const later = () => onAct('later', { until: tomorrow() });
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    later();
  }
  const { type } = step.doneBy;
  const isLast = run.steps.filter(({ state }) => state === 'open').length === 1;
  const path = step.page === null || isHere ? pathname : addressOf(step.page);
  const isElsewhere = path !== pathname;
  // Below its page, such as in a form that its button opens, a task is under way.
  const isUnderWay = type === 'data' && isElsewhere && pathname.startsWith(`${path}/`);
  /** The link to the page is the primary action until it is open. */
  const [look, linkLook] =
    isElsewhere && !isUnderWay ? (['text', 'contained'] as const) : (['contained', 'text'] as const);
  const action = (name: RunAction, caption: string, variant: 'text' | 'contained' = 'text') => (
    <BusyButton
      variant={variant}
      loading={busyAction === name}
      onClick={name === 'later' ? later : () => onAct(name)}
    >
      {caption}
    </BusyButton>
  );
  const next = !isCurrent ? (
    <Button variant={look} onClick={onForward}>
      {words('next')}
    </Button>
  ) : type === 'next' ? (
    action('done', words(isLast ? 'finish' : 'next'), look)
  ) : type === 'data' ? (
    action('check', words('check'), look)
  ) : failedAction === 'done' ? (
    action('done', translate('ui.action.retry'), look)
  ) : type === 'visit' && isHere ? (
    action('done', words(isLast ? 'finish' : 'next'), look)
  ) : null;
  // A failed check offers Later instead of Skip; the last step has nothing to skip.
  const pass =
    step.required || failedAction === 'check'
      ? action('later', words('later'))
      : isLast && type === 'next'
        ? null
        : action('skip', words('skip'));
  return (
    <Corner
      run={run}
      place={where}
      boxRef={box}
      onKeyDown={onKeyDown}
      failure={
        failedAction
          ? words(failedAction === 'check' ? 'notChecked' : 'failed')
          : isNotDone
            ? words('notDone')
            : undefined
      }
      head={
        <>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {heading}
          </Typography>
          <PopoverButton name={words('more')} icon={<MoreHoriz />} closeOnPress sx={{ ml: 'auto' }}>
            <Box sx={menuButtons}>
              <Button onClick={later}>{words('later')}</Button>
              <Button onClick={() => onSize(true)}>{words('shrink')}</Button>
              <Button onClick={() => onAct('restart')}>{words('restart')}</Button>
              {run.mayHide ? <Button onClick={() => onAct('hide')}>{words('hide')}</Button> : null}
            </Box>
          </PopoverButton>
        </>
      }
      buttons={
        <>
          {isElsewhere ? (
            <Button variant={linkLook} component={Link} to={path} sx={{ order: isUnderWay ? 1 : 0 }}>
              {words('goThere')}
            </Button>
          ) : null}
          {next}
          {onBack ? <Button onClick={onBack}>{words('back')}</Button> : null}
          {isCurrent ? pass : null}
        </>
      }
    >
      <Box lang={step.language} dir={directionOf(step.language)}>
        <Typography ref={title} tabIndex={-1} variant="subtitle1" component="h2" sx={titleLook}>
          {step.state === 'done' ? (
            <CheckCircle fontSize="small" color="success" titleAccess={words('ticked')} />
          ) : null}
          {step.title}
        </Typography>
        {step.text === '' ? null : (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {step.text}
          </Typography>
        )}
      </Box>
      <Further {...{ step, isHere, isMissing }} />
    </Corner>
  );
}

/** Hints for a step, its count, and its video. */
function Further({ step, isHere, isMissing }: Pick<StepBoxProps, 'step' | 'isHere' | 'isMissing'>) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const words = (key: string, options?: object) => translate(`${texts}.${key}`, options);
  const { page, state, doneBy, count, atLeast, videoId } = step;
  return (
    <Box sx={{ typography: 'body2', '& > p': { mt: 1, mb: 0 } }}>
      {isMissing ? <p>{words('missing')}</p> : null}
      {page?.includes('/:') && !isHere ? <p>{words('openAny')}</p> : null}
      {doneBy.type === 'data' && state === 'open' && atLeast > 1 ? (
        <p>{words('count', { count, atLeast })}</p>
      ) : null}
      {videoId === null ? null : (
        <p>
          <AppLink to={`${pathname}${search}#help=${encodeURIComponent(videoId)}`}>{words('video')}</AppLink>
        </p>
      )}
    </Box>
  );
}

const stripLook = { minWidth: 0, maxWidth: '100%', whiteSpace: 'pre' } as const;
const cutTitle = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const titleLook = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.75,
  fontWeight: 600,
  '& .MuiSvgIcon-root': { mt: 0.5, flexShrink: 0 },
  '&:focus': { outline: 'none' },
} as const;
