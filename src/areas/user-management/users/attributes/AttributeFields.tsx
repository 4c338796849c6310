import { useTranslate } from 'react-admin';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormSelect } from '@/records/inputs/FormSelect';
import { FormTextField } from '@/records/inputs/FormTextField';
import { type CaptionedAttribute, maxAttributeLength, useUserAttributes } from './userAttributes';

/** The inputs of the publisher's own fields; nothing without any. */
export function AttributeFields() {
  const attributes = useUserAttributes();
  return attributes.map((attribute) => <AttributeField key={attribute.name} attribute={attribute} />);
}

function AttributeField({ attribute }: { attribute: CaptionedAttribute }) {
  const translate = useTranslate();
  const { caption: label, source } = attribute;
  if (attribute.type === 'choice') {
    return (
      <FormSelect
        source={source}
        label={label}
        options={attribute.choices.map((choice) => ({ value: choice, label: choice }))}
        emptyLabel={translate('areas.user-management.edit.users.noChoice')}
      />
    );
  }
  if (attribute.type === 'date') return <FormDateField source={source} label={label} />;
  return <FormTextField source={source} label={label} maxLength={maxAttributeLength} />;
}
