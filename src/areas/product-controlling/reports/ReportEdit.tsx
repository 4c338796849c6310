import { useTranslate } from 'react-admin';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { EditPage } from '@/records/form/EditPage';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { FormTextField } from '@/records/inputs/FormTextField';
import { type Report, refusalTexts } from './reportSchema';

const texts = 'areas.product-controlling.reports';

/** Edits the name and visibility of a report; its query is edited on the overview. */
export function ReportEdit() {
  const translate = useTranslate();
  const refusalOf = useAccessRefusal(refusalTexts);
  return (
    <EditPage<Report> headline={({ name }) => name} editReason={(report) => refusalOf(report, 'edit')}>
      <FormTextField source="name" required maxLength={191} />
      <FormRadioGroup
        source="visibility"
        options={['private', 'all'].map((value) => ({
          value,
          label: translate(`${texts}.visibilities.${value}`),
        }))}
      />
    </EditPage>
  );
}
