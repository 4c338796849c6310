import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { hoverTip } from '@/ui/tips/tip';
import { KeyHint } from '../tools/KeysDialog';
import type { GoOn } from './TextEditor';

const texts = 'areas.default-translations.editor';

interface EditorActionsProps {
  hasNext: boolean;
  hasPrevious: boolean;
  /** A single text, without previous and next. */
  compact: boolean;
  isSaving: boolean;
  /** Somebody else has saved the text. */
  isConflict: boolean;
  /** Why the text cannot be saved. */
  reason: string | undefined;
  onCancel: () => void;
  onSave: (then: GoOn) => void;
  onTurn: (then: 'next' | 'previous') => void;
}

/** The buttons of the editor with their keys. Memoized, so that typing does not render them. */
export const EditorActions = memo(function EditorActions(props: EditorActionsProps) {
  const { hasNext, hasPrevious, compact, isSaving, isConflict, reason, onCancel, onSave, onTurn } = props;
  const translate = useTranslate();
  const turn = (then: 'next' | 'previous', isThere: boolean) => (
    <span {...hoverTip(`${translate(`${texts}.${then}`)} (Page ${then === 'next' ? '↓' : '↑'})`)}>
      <IconButton
        aria-label={translate(`${texts}.${then}`)}
        aria-keyshortcuts={then === 'next' ? 'PageDown' : 'PageUp'}
        disabled={!isThere || isSaving}
        onClick={() => onTurn(then)}
      >
        {then === 'next' ? <KeyboardArrowDown /> : <KeyboardArrowUp />}
      </IconButton>
    </span>
  );
  return (
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      {compact ? null : (
        <Box sx={{ mr: 'auto', whiteSpace: 'nowrap' }}>
          {turn('previous', hasPrevious)}
          {turn('next', hasNext)}
        </Box>
      )}
      <Button variant="outlined" onClick={onCancel} disabled={isSaving}>
        {translate('ui.action.cancel')}
      </Button>
      {hasNext ? (
        <ReasonedButton
          variant="outlined"
          aria-keyshortcuts="Control+Enter"
          {...(reason !== undefined && { reason })}
          onClick={() => onSave('next')}
        >
          {translate(`${texts}.saveNext`)}
          <KeyHint keys="Ctrl Enter" />
        </ReasonedButton>
      ) : null}
      <ReasonedButton
        variant="contained"
        aria-keyshortcuts="Enter"
        {...(reason !== undefined && { reason })}
        onClick={() => onSave('stay')}
        loading={isSaving}
      >
        {translate(isConflict ? `${texts}.keepMine` : `${texts}.save`)}
        <KeyHint keys="Enter" />
      </ReasonedButton>
    </DialogActions>
  );
});
