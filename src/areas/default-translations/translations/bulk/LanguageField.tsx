import { useTranslate } from 'react-admin';
import { SelectField } from '@/records/inputs/SelectField';
import { useLanguages } from '../../languages/useLanguages';

interface LanguageFieldProps {
  /** The key of its label. */
  label: string;
  value: string;
  onChange: (code: string) => void;
  disabled: boolean;
}

/** Chooses one of the languages but English. */
export function LanguageField({ label, ...field }: LanguageFieldProps) {
  const translate = useTranslate();
  const { data = [] } = useLanguages();
  const options = data.filter(({ isBase }) => !isBase).map(({ id, name }) => ({ value: id, label: name }));
  return <SelectField label={translate(label)} options={options} {...field} />;
}
