import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { GoOn } from './useEditorKeys';

const texts = 'areas.default-translations.editor';

interface EditorActionsProps {
  hasNext: boolean;
  isSaving: boolean;
  /** Somebody else has saved meanwhile. */
  isConflict: boolean;
  onCancel: () => void;
  onSave: (then: GoOn) => void;
}

/** The buttons of the editor; not rendered with each character. */
export const EditorActions = memo(function EditorActions(props: EditorActionsProps) {
  const { hasNext, isSaving, isConflict, onCancel, onSave } = props;
  const translate = useTranslate();
  return (
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      <Button variant="outlined" onClick={onCancel} disabled={isSaving}>
        {translate('ui.action.cancel')}
      </Button>
      {hasNext ? (
        <Button variant="outlined" onClick={() => onSave('next')} disabled={isSaving}>
          {translate(`${texts}.saveNext`)}
        </Button>
      ) : null}
      <Button variant="contained" onClick={() => onSave('stay')} loading={isSaving}>
        {translate(isConflict ? `${texts}.keepMine` : `${texts}.save`)}
      </Button>
    </DialogActions>
  );
});
