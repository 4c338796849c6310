import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '../../../records/columns/RelativeTime';
import { visuallyHidden } from '../../../ui/focus/visuallyHidden';
import { AppLink } from '../../../ui/page/AppLink';
import { useTextOverlay } from '../../../ui/textOverlay';
import { useNumberFormat } from '../../../ui/useNumberFormat';
import { publishPath } from '../publish/publishSchema';
import { textsPath } from '../translations/textAddress';
import type { Language } from './languageSchema';
import { ProgressBar } from './ProgressBar';

const texts = 'areas.default-translations.languages';

/** The texts of a language that are in this state, in the grid. */
function pathTo(language: string, conditions: object): string {
  const filter = JSON.stringify({ language, ...conditions });
  return `${textsPath}?${new URLSearchParams({ filter, columns: language })}`;
}

/** How far a language is: its name, whether readers have it, and numbers that lead to the texts they count. */
export function LanguageRow({ language }: { language: Language }) {
  const translate = useTranslate();
  const { id, name, isBase, listed, total, missing, translated, outdated, errors } = language;
  const state = isBase ? 'base' : listed ? 'offered' : 'prepared';
  const todo = [
    { name: 'missing', count: missing, conditions: { state_eq_any: ['missing'] } },
    { name: 'errors', count: errors, conditions: { issue_eq_any: ['error'] } },
    { name: 'outdated', count: outdated, conditions: { state_eq_any: ['outdated'] } },
    { name: 'toReview', count: translated, conditions: { state_eq_any: ['translated'] } },
  ].filter(({ name: each, count }) => count > 0 && !(isBase && each === 'toReview'));
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="subtitle1" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <AppLink to={isBase ? textsPath : `${textsPath}?columns=${encodeURIComponent(id)}`}>
            <bdi>{name}</bdi>
          </AppLink>
          <Chip size="small" variant="outlined" label={translate(`${texts}.${state}`)} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{ownNameOf(id)}</bdi>
        </Typography>
      </Box>
      <Progress language={language} />
      <Box component="ul" sx={numbers}>
        {todo.map(({ name: each, count, conditions }) => (
          <li key={each}>
            <AppLink to={pathTo(id, conditions)}>
              {translate(`${texts}.${each}`, { smart_count: count })}
            </AppLink>
          </li>
        ))}
        {todo.length === 0 && total > 0 ? <li>{translate(`${texts}.complete`)}</li> : null}
        <PublishLink language={language} />
      </Box>
    </Box>
  );
}

/** The way to what goes live of a language, where its file is loaded at all. */
function PublishLink({ language: { id, name, unpublished, publishedAt } }: { language: Language }) {
  const translate = useTranslate();
  const { loads } = useTextOverlay();
  if (!loads(id)) return null;
  return (
    <>
      <Box component="li" sx={{ color: 'text.secondary' }}>
        {publishedAt === null ? (
          translate(`${texts}.notPublished`)
        ) : (
          <>
            {translate(`${texts}.published`)} <RelativeTime value={publishedAt} />
          </>
        )}
      </Box>
      {unpublished > 0 ? (
        <li>
          <AppLink to={publishPath([id])} sx={{ fontWeight: 600 }}>
            {translate(`${texts}.publish`, { smart_count: unpublished })}
            <Box component="span" sx={visuallyHidden}>{` (${name})`}</Box>
          </AppLink>
        </li>
      ) : null}
    </>
  );
}

function Progress({ language: { total, missing, reviewed } }: { language: Language }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  // Rounded down: only what is complete is 100 %.
  const share = (count: number) => (total === 0 ? 0 : Math.floor((100 * count) / total));
  const [there, checked] = [share(total - missing), share(reviewed)];
  return (
    <Box sx={{ minWidth: 0 }}>
      <ProgressBar there={there} checked={checked} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${texts}.progress`, { there: format(there), checked: format(checked) })}
      </Typography>
    </Box>
  );
}

/** What its speakers call a language; its code where the browser does not know it. */
function ownNameOf(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(12rem, 2fr) minmax(12rem, 2fr) minmax(0, 4fr)' },
  gap: { xs: 1, md: 3 },
  alignItems: 'center',
  px: 2,
  py: 1.5,
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
