import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { NewTextsDialog } from './NewTextsDialog';
import { type BuildDifference, useNewTexts } from './useNewTexts';

const texts = 'areas.default-translations.sync';

interface NewTextsProps {
  /** The build whose texts the server has taken over. */
  known: string | null;
  /** There are no texts yet: this is all there is to do. */
  isFirst: boolean;
}

/** Says what is new in the texts of this version, with the way to take them over; nothing where nothing is. */
export function NewTexts({ known, isFirst }: NewTextsProps) {
  const translate = useTranslate();
  const { query, take } = useNewTexts(known);
  const [isOpen, setOpen] = useState(false);
  const news = query.data ?? undefined;
  const sentence = useSentence(news?.difference);
  const open = () => setOpen(true);
  const dialog =
    isOpen && news ? <NewTextsDialog {...news} take={take} onClose={() => setOpen(false)} /> : null;
  if (isFirst) {
    return (
      <>
        <Loaded query={query} failed={translate(`${texts}.failed`)} loading={<LoadingState />}>
          {() => (
            <EmptyState
              title={translate('areas.default-translations.grid.empty')}
              message={sentence ?? translate('areas.default-translations.languages.none')}
            >
              {sentence === undefined ? null : (
                <Button variant="contained" onClick={open}>
                  {translate('areas.default-translations.grid.takeOver')}
                </Button>
              )}
            </EmptyState>
          )}
        </Loaded>
        {dialog}
      </>
    );
  }
  // Whoever has nothing to take over is not told of a server that cannot say so.
  if (sentence === undefined) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <Button variant="outlined" size="small" onClick={open}>
          {translate(`${texts}.action`)}
        </Button>
      }
    >
      {sentence}
      {dialog}
    </Alert>
  );
}

/** How many texts are new, changed and gone, in one sentence; undefined where none is. */
function useSentence(difference: BuildDifference | undefined): string | undefined {
  const translate = useTranslate();
  if (difference === undefined) return undefined;
  const said = (['added', 'changed', 'removed'] as const).filter((each) => difference[each].length > 0);
  if (said.length === 0) return undefined;
  const parts = said.map((each, index) =>
    translate(`${texts}.${index === 0 ? 'first' : 'further'}.${each}`, {
      smart_count: difference[each].length,
    }),
  );
  return `${parts.join(', ')}.`;
}
