import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import type { RecordMutation } from '@/records/calls/useRecordMutation';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { takeFocus } from '@/ui/focus/takeFocus';
import { LoadingLine } from '@/ui/state/LoadingLine';
import { WrittenChange } from '../translations/WrittenChange';
import type { SourceTexts } from './sourceTexts';
import type { BuildDifference } from './useNewTexts';

const texts = 'areas.default-translations.sync';

/** So many keys of a kind are listed: who wants all of them finds them in the list afterwards. */
const most = 100;

interface NewTextsDialogProps {
  source: SourceTexts;
  difference: BuildDifference;
  take: RecordMutation<SourceTexts, BuildDifference>;
  onClose: () => void;
}

/** What of the texts of this version is new, has changed and is gone, before they are taken over. */
export function NewTextsDialog({ source, difference, take, onClose }: NewTextsDialogProps) {
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

/** The keys of one kind under a title that opens them, with what happens to them. */
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

/** English words are read from left to right in any page. */
const english = { lang: 'en', dir: 'ltr' } as const;
