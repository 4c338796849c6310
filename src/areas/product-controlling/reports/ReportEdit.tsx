import { useTranslate } from 'react-admin';
import { EditPage } from '@/records/form/EditPage';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { FormTextField } from '@/records/inputs/FormTextField';
import type { Report } from './reportSchema';

const texts = 'areas.product-controlling.reports';

/** The name of a report and who finds it; its figures are changed where they are shown. */
export function ReportEdit() {
  const translate = useTranslate();
  return (
    <EditPage<Report> headline={({ name }) => name}>
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
