import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { bundledLanguage } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { type States, StatusMark } from '@/records/lifecycle/StatusMark';
import { RecordLink } from '@/records/list/RecordLink';
import { RowMenuButton } from '@/records/row-menu/RowMenuButton';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { useNumberFormat } from '@/ui/formats';
import { Label } from '@/ui/marks/Label';
import { stateIcons } from '@/ui/marks/stateIcons';
import { AppLink } from '@/ui/page/AppLink';
import { useTextOverlay } from '@/ui/textOverlay';
import { languageFacts } from '../checks/languageFacts';
import { publicationsPath } from '../publications/publicationSchema';
import { publishPath } from '../publish/publishSchema';
import { pathOfTexts, textsPath } from '../translations/textAddress';
import type { Language } from './languageSchema';

const texts = 'areas.default-translations.languages';

/** Whether readers can choose a language. */
const languageStates: States<'offered' | 'unpublished' | 'withdrawn' | 'prepared'> = {
  texts,
  looks: {
    offered: { icon: stateIcons.inEffect, tone: 'success' },
    unpublished: { icon: stateIcons.warning, tone: 'warning' },
    withdrawn: { icon: stateIcons.off, tone: 'disabled' },
    prepared: { icon: stateIcons.draft, tone: 'action' },
  },
};

/** The tasks of a language that is not loaded: own keys and comments. */
const alwaysListed: ReadonlySet<string> = new Set(['missing', 'waiting', 'comments']);

/** A language with its state, its progress, and links to the texts that need work. */
export function LanguageRow({ language }: { language: Language }) {
  const translate = useTranslate();
  const {
    id,
    name,
    isBase,
    listed,
    revision,
    total,
    missing,
    translated,
    outdated,
    errors,
    comments,
    waiting,
  } = language;
  const { loads } = useTextOverlay();
  const { ownName, direction, forms } = languageFacts(id);
  const offeredState = revision > 0 ? 'offered' : 'unpublished';
  const state = listed ? offeredState : revision > 0 ? 'withdrawn' : 'prepared';
  const tasks = [
    { name: 'missing', count: missing, conditions: { state_eq_any: ['missing'] } },
    { name: 'errors', count: errors, conditions: { issue_eq_any: ['error'] } },
    { name: 'outdated', count: outdated, conditions: { state_eq_any: ['outdated'] } },
    { name: 'toReview', count: translated, conditions: { state_eq_any: ['translated'] } },
    { name: 'waiting', count: waiting, conditions: { comments: 'waiting' } },
    { name: 'comments', count: comments, conditions: { comments: 'open' } },
    // Only what can be changed here is listed: an English text that is missing is one of an own key.
  ].filter(
    ({ name: task, count }) =>
      count > 0 && (loads(id) || alwaysListed.has(task)) && !(isBase && task === 'toReview'),
  );
  return (
    <Box component="li" sx={row}>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Typography component="h2" variant="subtitle1" sx={headline}>
          <RecordLink to={isBase ? textsPath : `${textsPath}?columns=${encodeURIComponent(id)}`}>
            <bdi>{name}</bdi>
          </RecordLink>
          {isBase ? (
            <Label>{translate(`${texts}.base`)}</Label>
          ) : (
            <StatusMark states={languageStates} state={state} />
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi lang={id}>{ownName}</bdi>
          {[
            translate(`${texts}.forms`, { smart_count: forms.count }),
            ...(direction === 'rtl' ? [translate(`${texts}.rightToLeft`)] : []),
          ].map((fact) => ` · ${fact}`)}
        </Typography>
      </Box>
      <Progress language={language} />
      <Box sx={{ gridArea: 'numbers', minWidth: 0 }}>
        <Box component="ul" sx={numbers}>
          {tasks.map(({ name: task, count, conditions }) => (
            <li key={task}>
              <AppLink to={pathOfTexts({ language: id, ...conditions }, id)}>
                {translate(`${texts}.${task}`, { smart_count: count })}
              </AppLink>
            </li>
          ))}
          {tasks.length === 0 && total > 0 ? (
            <li>{translate(`${texts}.${loads(id) ? 'complete' : 'readOnly'}`)}</li>
          ) : null}
        </Box>
        {loads(id) ? <Publishing language={language} /> : null}
      </Box>
      <Box sx={{ gridArea: 'actions', justifySelf: 'end', alignSelf: 'start' }}>
        <RowMenuButton record={language} name={name} />
      </Box>
    </Box>
  );
}

/** The link to publish the language, and when it was last published. */
function Publishing({ language }: { language: Language }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { id, name, listed, unpublished, publishedAt } = language;
  return (
    <Box sx={{ ...numbers, mt: 0.5, color: 'text.secondary' }}>
      {unpublished > 0 ? (
        <AppLink to={publishPath([id])} sx={{ fontWeight: 600 }}>
          {translate(`${texts}.publish`, { smart_count: unpublished })}
          <Box component="span" sx={visuallyHidden}>{` (${name})`}</Box>
        </AppLink>
      ) : null}
      {publishedAt !== null ? (
        <span>
          <AppLink to={publicationsPath(id)}>
            {translate(`${texts}.published`)}
            <Box component="span" sx={visuallyHidden}>{` (${name})`}</Box>
          </AppLink>{' '}
          <RelativeTime value={publishedAt} />
        </span>
      ) : listed ? (
        <span>{translate(`${texts}.notPublished`, { instead: nameOf(bundledLanguage) })}</span>
      ) : null}
    </Box>
  );
}

const headline = { display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name actions" "progress progress" "numbers numbers"',
  gap: 1,
  alignItems: 'center',
  px: 2,
  py: 1.5,
  // By the list's width, because the panel of translate mode narrows it.
  '@container (min-width: 43rem)': {
    gridTemplateColumns: 'minmax(11rem, 3fr) minmax(9rem, 2fr) minmax(0, 4fr) auto',
    gridTemplateAreas: '"name progress numbers actions"',
    gap: 2,
  },
  // Wide enough for each fact in one line.
  '@container (min-width: 58rem)': {
    gridTemplateColumns: 'minmax(18.5rem, 6fr) minmax(15rem, 5fr) minmax(0, 8fr) auto',
  },
} as const;

const numbers = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
} as const;

/** The shares of translated and of reviewed texts as one bar, and in words. */
function Progress({ language: { isBase, total, missing, reviewed } }: { language: Language }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  // Rounded down, so that only a complete language has 100 %.
  const share = (count: number) => (total === 0 ? 0 : Math.floor((100 * count) / total));
  const [there, checked] = [share(total - missing), share(reviewed)];
  return (
    <Box sx={progress}>
      <LinearProgress aria-hidden variant="buffer" value={checked} valueBuffer={there} sx={bar} />
      <span>{translate(`${texts}.there`, { share: format(there) })}</span>
      {isBase ? null : (
        <>
          {' · '}
          <span>{translate(`${texts}.checked`, { share: format(checked) })}</span>
        </>
      )}
    </Box>
  );
}

const progress = {
  gridArea: 'progress',
  minWidth: 0,
  typography: 'body2',
  color: 'text.secondary',
  // Breaks between the two shares only.
  '& > span': { whiteSpace: 'nowrap' },
} as const;
const bar = {
  height: 8,
  mb: 0.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  '& .MuiLinearProgress-dashed': { display: 'none' },
} as const;
