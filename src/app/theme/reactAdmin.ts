import type { Components, Theme } from '@mui/material/styles';
import { languageTag } from '../../api/languageCode';
import { CleanedHtml } from '../react-admin/CleanedHtml';
import { FormBody } from '../react-admin/FormBody';
import { RecordCard } from '../react-admin/RecordCard';

/**
 * What lets react-admin's own pages and components behave and look as the house's do (docs/react-admin.md).
 * @param language the chosen one, in which dates and numbers are written; the browser's unless given
 */
export function reactAdmin(language?: string): Components<Omit<Theme, 'components'>> {
  const locales = language === undefined ? undefined : languageTag(language);
  return {
    RaDateField: { defaultProps: { locales } },
    RaNumberField: { defaultProps: { locales } },
    RaRichTextField: { defaultProps: { component: CleanedHtml } },
    // A refusal can be told at the field only while the form is there; what is deleted can be taken back all the same.
    RaEdit: { defaultProps: { mutationMode: 'pessimistic', component: RecordCard } },
    RaDeleteButton: { defaultProps: { mutationMode: 'undoable' } },
    RaSimpleForm: { defaultProps: { component: FormBody } },
    RaTabbedForm: { defaultProps: { component: FormBody } },
  };
}
