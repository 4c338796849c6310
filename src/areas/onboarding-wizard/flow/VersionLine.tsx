import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { type Flow, stepsOf } from '../flowSchema';
import { useStepText } from './useStepText';
import { type FormatVersion, VersionChanges } from './VersionChanges';
import type { Version } from './versions';

const texts = 'areas.onboarding-wizard.versions';

interface DraftLineProps {
  flow: Flow;
  /** The version that people get. */
  published: Version | undefined;
  format: FormatVersion;
}

/** The draft, with what publishing it would change. */
export function DraftLine({ flow, published, format }: DraftLineProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (published === undefined) return null;
  return (
    <Line title={translate(`${texts}.draft`)}>
      <Opener isOpen={isOpen} onToggle={setOpen}>
        {translate(`${texts}.changes`, { number: published.number })}
      </Opener>
      {isOpen ? <VersionChanges before={published.content} after={flow} format={format} /> : null}
    </Line>
  );
}

interface VersionLineProps {
  version: Version;
  /** The version before it; the first has none. */
  previous: Version | undefined;
  isPublished: boolean;
  format: FormatVersion;
  /** A button. */
  children: ReactNode;
}

/** A version, with its steps or what it changed, once one of them is opened. */
export function VersionLine({ version, previous, isPublished, format, children }: VersionLineProps) {
  const { number, publishedAt, by, content } = version;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const textOf = useStepText();
  const [shown, setShown] = useState<'steps' | 'changes'>();
  const steps = stepsOf(content);
  const moment = dateTimeFormat(locale, dateForms.moment).format(Date.parse(publishedAt));
  const toggle = (part: 'steps' | 'changes') => (isOpen: boolean) => setShown(isOpen ? part : undefined);
  return (
    <Line
      title={`${translate(`${texts}.version`, { number })}${isPublished ? ` · ${translate(`${texts}.current`)}` : ''}`}
      detail={
        <>
          {moment} · <bdi>{by.name}</bdi>
        </>
      }
    >
      <Opener isOpen={shown === 'steps'} onToggle={toggle('steps')}>
        {translate('areas.onboarding-wizard.list.steps', { smart_count: steps.length })}
      </Opener>
      {previous === undefined ? null : (
        <Opener isOpen={shown === 'changes'} onToggle={toggle('changes')}>
          {translate(`${texts}.changes`, { number: previous.number })}
        </Opener>
      )}
      {children}
      {shown === 'steps' ? (
        <Box component="ol" sx={{ my: 1, pl: 3, '& > li': { mb: 1.5 } }}>
          {steps.map((step) => (
            <Typography key={step.id} component="li" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {textOf(step)}
            </Typography>
          ))}
        </Box>
      ) : null}
      {shown === 'changes' && previous !== undefined ? (
        <VersionChanges before={previous.content} after={content} format={format} />
      ) : null}
    </Line>
  );
}

function Line({ title, detail, children }: { title: string; detail?: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={line}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      {detail ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      ) : null}
      {children}
    </Box>
  );
}

interface OpenerProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button that opens something below it. */
function Opener({ isOpen, onToggle, children }: OpenerProps) {
  return (
    <Button
      size="small"
      aria-expanded={isOpen}
      endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
      onClick={() => onToggle(!isOpen)}
    >
      {children}
    </Button>
  );
}

const line = {
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  // The text of the first button begins where the lines above do.
  '& > p + .MuiButton-root': { ml: -1.25 },
} as const;
