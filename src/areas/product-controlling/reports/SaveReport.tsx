import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '@/api/refusal';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useAreaPath } from '../figures/useAreaPath';
import type { FigureQueryState } from '../query/useFigureQuery';
import type { Report } from './reportSchema';

const texts = 'areas.product-controlling.reports';

/** Saves the current query as a report, for oneself or for everyone who may see the figures. */
export function SaveReport({ state, onClose }: { state: FigureQueryState; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const area = useAreaPath();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const [create, { isPending }] = useCreate<Report>();
  // A double click comes before the pending state is rendered.
  const isSent = useRef(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isSent.current) return;
    if (name.trim() === '') return setError(translate('ra.validation.required'));
    isSent.current = true;
    const data = {
      name,
      query: { ...state.query },
      visibility: isShared ? ('all' as const) : ('private' as const),
    };
    void create(
      `${area}/reports`,
      { data },
      {
        onSuccess: (report) => {
          onClose();
          notify(`${texts}.saved`, { type: 'success' });
          navigate(`/${area}?report=${encodeURIComponent(report.id)}`);
        },
        onError: (failure) => {
          isSent.current = false;
          const { fields, message } = refusalOf(failure);
          const text = fields.name ?? message;
          setError(translate(text, { _: text }));
        },
      },
    );
  };
  return (
    <form onSubmit={save} noValidate>
      <DialogContent>
        <TextField
          label={translate(`${texts}.name`)}
          value={name}
          required
          inputRef={takeFocus}
          error={error !== undefined}
          helperText={error}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
          slotProps={{ htmlInput: { maxLength: 191, dir: 'auto' } }}
        />
        <FormControlLabel
          control={<Checkbox checked={isShared} onChange={(_event, checked) => setShared(checked)} />}
          label={translate(`${texts}.share`)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {translate(`${texts}.saveNow`)}
        </Button>
      </DialogActions>
    </form>
  );
}
