import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useErrorText } from '@/records/calls/useErrorText';
import { useListFilter } from '@/records/list/listFilter';
import { handsetWidth } from '@/ui/handsetWidth';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../../languages/languageSchema';
import type { TextList } from '../useTextList';
import { TextCards } from './TextCards';
import { TextGrid } from './TextGrid';

const texts = 'areas.default-translations.grid';

interface TextRowsProps {
  list: TextList;
  languages: readonly Language[];
  columns: readonly Language[];
  onKeys: () => void;
}

/** The texts, or the state without any: loading, failed, empty, no match. */
export function TextRows({ list, languages, columns, onKeys }: TextRowsProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { total, data, error, isFetching, refetch } = useListContext();
  const { values } = useListFilter();
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const retry = () => void refetch();
  const hasFailed = error !== null && !isFetching;

  if (hasFailed && data === undefined) {
    return <ErrorState title={translate('records.loadFailed')} message={errorText(error)} onRetry={retry} />;
  }
  if (total === undefined) return <LoadingState shape="rows" />;
  if (total === 0) {
    return Object.keys(values).length > 0 ? <NothingMatches /> : <NothingYet />;
  }
  return (
    <>
      {hasFailed ? (
        <Box role="alert" sx={failure}>
          <span>
            {translate(`${texts}.rowsFailed`)} {errorText(error)}
          </span>
          <Button onClick={retry}>{translate('ui.action.retry')}</Button>
        </Box>
      ) : null}
      {handset ? (
        <TextCards list={list} total={total} languages={languages} columns={columns} />
      ) : (
        <TextGrid
          list={list}
          total={total}
          base={languages.find(({ isBase }) => isBase)}
          languages={columns}
          onKeys={onKeys}
        />
      )}
    </>
  );
}

function NothingMatches() {
  const translate = useTranslate();
  const { values, remove } = useListFilter();
  // Text copied from a page may contain names, which are no part of the text.
  const hint = 'q' in values || 'text_q' in values ? ` ${translate(`${texts}.searchHelp`)}` : '';
  return (
    <EmptyState
      icon={<SearchOff />}
      title={translate('records.nothingMatches')}
      message={`${translate(`${texts}.nothingMatches`)}${hint}`}
    >
      <Button variant="outlined" onClick={() => remove(Object.keys(values))}>
        {translate(`${texts}.removeFilter`)}
      </Button>
    </EmptyState>
  );
}

function NothingYet() {
  const translate = useTranslate();
  return (
    <EmptyState title={translate(`${texts}.empty`)} message={translate(`${texts}.emptyHelp`)}>
      <Button component={Link} to="/default-translations" variant="contained">
        {translate(`${texts}.takeOver`)}
      </Button>
    </EmptyState>
  );
}

const failure = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 0.75,
  mb: 1.5,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  color: 'error.main',
  typography: 'body2',
} as const;
