import type { CheckboxProps } from '@mui/material/Checkbox';
import type { Components, Theme } from '@mui/material/styles';
import { languageTag } from '@/api/languageCode';
import { regional } from '@/ui/formats';
import { lazyPart } from '@/ui/loading/LazyPart';
import { CleanedHtml } from '../react-admin/CleanedHtml';
import { EditCard } from '../react-admin/EditCard';
import { GoneReference } from '../react-admin/GoneReference';

/** Lazy, to keep it out of the start; the form appears together with its guard. */
const FormBody = lazyPart(() => import('../react-admin/FormBody').then((part) => part.FormBody));

const EditFailure = lazyPart(() => import('../react-admin/RecordFailure').then((part) => part.EditFailure));
const ShowFailure = lazyPart(() => import('../react-admin/RecordFailure').then((part) => part.ShowFailure));

/** A table that is wider than the page scrolls; its rows are as high as in the application's own tables, but not what they unfold. */
const table = (name: string) => ({
  [`& .${name}-tableWrapper`]: { overflowX: 'auto' },
  [`& tr:not(.${name}-expandRow, .${name}-expandedPanel) > :is(td, th)`]: { height: 56 },
});

/** A row of its own above the table; react-admin would place it over the filters. */
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

/** Margins, density and buttons as on the application's own pages. */
const looks: Components<Omit<Theme, 'components'>> = {
  RaSelectInput: { defaultProps: { emptyText: 'records.inputs.none' } },
  RaBulkActionsToolbar: bulkActions,
  // Wide enough for a name; react-admin's have the browser's default width.
  RaFilterFormInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        [theme.breakpoints.up('sm')]: { '& .MuiAutocomplete-root': { minWidth: 280 } },
        // As high as the other filters in the row.
        '& .MuiAutocomplete-root .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { paddingBlock: 0 },
      }),
    },
  },
  RaReferenceField: { defaultProps: { empty: <GoneReference /> } },
  // react-admin labels a row's checkbox at its wrapper, which screen readers ignore; a label on the input itself wins.
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
  // `&&`, because on a handset react-admin sets a background of its own.
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaTopToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&&': { backgroundColor: 'transparent', padding: '0 0 8px' },
        // Otherwise the first of many buttons are beyond the edge of a handset.
        [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' },
      }),
    },
  },
};

/** The page says why it has no record. react-admin's toast says of every failure that the record is gone. */
const queryOptions = { onError: () => {} };

/**
 * Theme settings that make react-admin's own pages and components look and behave like the application's (docs/react-admin.md).
 * @param language the language for dates and numbers; default: the browser's
 */
export function reactAdmin(language?: string): Components<Omit<Theme, 'components'>> {
  const locales = language === undefined ? undefined : languageTag(language);
  return {
    ...looks,
    // The order of day and month is the reader's, as in the application's own lists.
    RaDateField: { defaultProps: { locales: locales && regional(locales) } },
    RaNumberField: { defaultProps: { locales } },
    RaRichTextField: { defaultProps: { component: CleanedHtml } },
    // Server errors can appear at the fields only while the form is open; a delete can be undone anyway.
    RaEdit: {
      ...looks.RaEdit,
      defaultProps: {
        mutationMode: 'pessimistic',
        component: EditCard,
        error: <EditFailure />,
        queryOptions,
      },
    },
    RaShow: { ...looks.RaShow, defaultProps: { error: <ShowFailure />, queryOptions } },
    RaDeleteButton: { defaultProps: { mutationMode: 'undoable' } },
    RaSimpleForm: { defaultProps: { component: FormBody } },
    // A tab in the path would be another page: not found, and asked about while something is unsaved.
    RaTabbedForm: { defaultProps: { component: FormBody, syncWithLocation: false } },
    RaTabbedShowLayout: { defaultProps: { syncWithLocation: false } },
  };
}
