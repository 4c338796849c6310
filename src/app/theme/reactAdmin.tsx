import type { CheckboxProps } from '@mui/material/Checkbox';
import type { Components, Theme } from '@mui/material/styles';
import { languageTag } from '@/api/languageCode';
import { lazyPart } from '@/ui/loading/LazyPart';
import { CleanedHtml } from '../react-admin/CleanedHtml';
import { GoneReference } from '../react-admin/GoneReference';
import { RecordCard } from '../react-admin/RecordCard';

/** Not at the start; a form is shown together with its guard. */
const FormBody = lazyPart(() => import('../react-admin/FormBody').then((part) => part.FormBody));

/** A table that is wider than the page scrolls by itself; its rows are as high as the house's. */
const table = (name: string) => ({
  [`& .${name}-tableWrapper`]: { overflowX: 'auto' },
  '& td, & th': { height: 56 },
});

/** In a row of its own, which pushes the table down: react-admin lays it over the filters. */
const bulkActions: Components<Omit<Theme, 'components'>>['RaBulkActionsToolbar'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      '& .RaBulkActionsToolbar-toolbar': {
        position: 'static',
        transform: 'none',
        height: 'auto',
        flexWrap: 'wrap',
        columnGap: theme.spacing(2),
        paddingInline: theme.spacing(2),
        transition: 'none',
        color: theme.palette.text.primary,
        backgroundColor: theme.palette.action.selected,
      },
      '& .RaBulkActionsToolbar-topToolbar.RaBulkActionsToolbar-topToolbar': {
        paddingBlock: theme.spacing(0.5),
        flex: '0 1 auto',
        marginInlineStart: 'auto',
        flexWrap: 'wrap',
      },
      '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
    }),
  },
};

/** Margins, density and buttons as on the house's own pages. */
const looks: Components<Omit<Theme, 'components'>> = {
  RaSelectInput: { defaultProps: { emptyText: 'records.inputs.none' } },
  RaBulkActionsToolbar: bulkActions,
  // A name can be read in them; react-admin's are as narrow as the browser likes.
  RaFilterFormInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        [theme.breakpoints.up('sm')]: { '& .MuiAutocomplete-root': { minWidth: 280 } },
        // As high as the others of the row.
        '& .MuiAutocomplete-root .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { paddingBlock: 0 },
      }),
    },
  },
  RaReferenceField: { defaultProps: { empty: <GoneReference /> } },
  // react-admin names the box of a row at its frame, where nobody hears it; a name at the input itself wins.
  MuiCheckbox: {
    defaultProps: {
      slotProps: { input: (props: CheckboxProps) => ({ 'aria-label': props['aria-label'] }) },
    },
  },
  RaButton: { defaultProps: { variant: 'outlined' } },
  RaDatagrid: { styleOverrides: { root: table('RaDatagrid') } },
  RaDataTable: { styleOverrides: { root: table('RaDataTable') } },
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { minWidth: 0 } } } },
  RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { minWidth: 0 } } } },
  RaArrayInput: { styleOverrides: { root: { '&& .RaArrayInput-label': { left: 0 } } } },
  // Twice, because on a handset react-admin gives them a ground of their own.
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaTopToolbar: {
    styleOverrides: { root: { '&&': { backgroundColor: 'transparent', padding: '0 0 8px' } } },
  },
};

/**
 * What lets react-admin's own pages and components behave and look as the house's do (docs/react-admin.md).
 * @param language the chosen one, in which dates and numbers are written; the browser's unless given
 */
export function reactAdmin(language?: string): Components<Omit<Theme, 'components'>> {
  const locales = language === undefined ? undefined : languageTag(language);
  return {
    ...looks,
    RaDateField: { defaultProps: { locales } },
    RaNumberField: { defaultProps: { locales } },
    RaRichTextField: { defaultProps: { component: CleanedHtml } },
    // A refusal can be told at the field only while the form is there; what is deleted can be taken back all the same.
    RaEdit: { ...looks.RaEdit, defaultProps: { mutationMode: 'pessimistic', component: RecordCard } },
    RaDeleteButton: { defaultProps: { mutationMode: 'undoable' } },
    RaSimpleForm: { defaultProps: { component: FormBody } },
    RaTabbedForm: { defaultProps: { component: FormBody } },
  };
}
