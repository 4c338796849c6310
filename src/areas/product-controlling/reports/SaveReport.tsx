import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { trimTexts } from '@/records/form/changedFields';
import { DialogForm } from '@/records/form/DialogForm';
import type { Save } from '@/records/form/useRecordForm';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormTextField } from '@/records/inputs/FormTextField';
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
  const [create] = useCreate<Report, Error, Report>();
  const save: Save = async ({ name, isShared }) => {
    const visibility = isShared ? ('all' as const) : ('private' as const);
    const data = { name: String(name), query: { ...state.query }, visibility };
    return (await create(`${area}/reports`, { data }, { returnPromise: true })) ?? undefined;
  };
  return (
    <DialogForm
      title={translate(`${texts}.saveTitle`)}
      defaults={unnamed}
      transform={trimTexts}
      onSave={save}
      onSaved={({ id }) => {
        notify(`${texts}.saved`, { type: 'success' });
        navigate(`/${area}?report=${encodeURIComponent(String(id))}`);
      }}
      onClose={onClose}
      saveLabel={translate(`${texts}.saveNow`)}
    >
      <FormTextField source="name" label={translate(`${texts}.name`)} required maxLength={191} />
      <FormCheckbox source="isShared" label={translate(`${texts}.share`)} />
    </DialogForm>
  );
}

const unnamed = { name: '', isShared: false };
