import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { useErrorText } from '@/records/calls/useErrorText';
import type { RecordMutation } from '@/records/calls/useRecordMutation';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { takeFocus } from '@/ui/focus/takeFocus';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { LoadingState } from '@/ui/state/LoadingState';
import { WrittenChange } from '../translations/WrittenChange';
import type { SourceTexts } from './useNewTexts';
import { type BuildDifference, useNewTexts } from './useNewTexts';

const texts = 'areas.default-translations.sync';

interface NewTextsProps {
  /** The build whose texts the server has. */
  known: string | null;
  /** There are no texts yet. */
  isFirst: boolean;
}

/** Announces the new texts of this version, to apply them; nothing if there are none. */
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
  // A failed comparison concerns nobody who has texts already.
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

/** The number of new, changed and removed texts as a sentence; undefined if there are none. */
function useSentence(difference: BuildDifference | undefined): string | undefined {
  const translate = useTranslate();
  if (difference === undefined) return undefined;
  const kinds = (['added', 'changed', 'removed'] as const).filter((each) => difference[each].length > 0);
  if (kinds.length === 0) return undefined;
  const parts = kinds.map((each, index) =>
    translate(`${texts}.${index === 0 ? 'first' : 'further'}.${each}`, {
      smart_count: difference[each].length,
    }),
  );
  return `${parts.join(', ')}.`;
}

/** The most keys listed of a kind; the list of texts has them all afterwards. */
const most = 100;

interface NewTextsDialogProps {
  source: SourceTexts;
  difference: BuildDifference;
  take: RecordMutation<SourceTexts, BuildDifference>;
  onClose: () => void;
}

/** The new, changed and removed texts, before they are applied. */
function NewTextsDialog({ source, difference, take, onClose }: NewTextsDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { added, changed, removed } = difference;
  const start = () =>
    take.mutate(source, {
      onSuccess: () => {
        notify(`${texts}.done`, { type: 'success' });
        onClose();
      },
    });
  return (
    <ModalDialog
      open
      title={translate('areas.default-translations.grid.takeOver')}
      maxWidth="sm"
      onClose={take.isPending ? undefined : onClose}
    >
      <DialogContent>
        <Keys name="added" keys={added}>
          {(key) => <WrittenChange before={null} after={source.texts[key]} {...english} />}
        </Keys>
        <Keys name="changed" keys={changed.map(({ key }) => key)}>
          {(_key, index) => (
            <WrittenChange before={changed[index]?.before} after={changed[index]?.after} {...english} />
          )}
        </Keys>
        <Keys name="removed" keys={removed} />
        <Box role="status" sx={{ mt: 2 }}>
          {take.isPending ? <LoadingLine wide /> : null}
          {take.isPending ? translate(`${texts}.running`) : null}
          {take.error ? (
            <Typography color="error">
              {translate(`${texts}.notDone`)} {errorText(take.error)}
            </Typography>
          ) : null}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={take.isPending} onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button variant="contained" disabled={take.isPending} onClick={start} ref={takeFocus}>
          {translate(`${texts}.take`)}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

interface KeysProps {
  name: 'added' | 'changed' | 'removed';
  keys: readonly string[];
  children?: (key: string, index: number) => ReactNode;
}

/** A collapsible list of keys of one kind, with what happens to them. */
function Keys({ name, keys, children }: KeysProps) {
  const translate = useTranslate();
  if (keys.length === 0) return null;
  return (
    <Box component="details" open={keys.length <= 10} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'subtitle2', minHeight: 24 }}>
        {translate(`${texts}.groups.${name}`, { smart_count: keys.length })}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
        {translate(`${texts}.effects.${name}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {keys.slice(0, most).map((key, index) => (
          <Box component="li" key={key} sx={{ py: 0.5, overflowWrap: 'anywhere', typography: 'body2' }}>
            <Box component="bdi" sx={{ fontWeight: 500 }}>
              {key}
            </Box>
            {children?.(key, index)}
          </Box>
        ))}
      </Box>
      {keys.length > most ? translate(`${texts}.more`, { smart_count: keys.length - most }) : null}
    </Box>
  );
}

const english = { lang: 'en', dir: 'ltr' } as const;
