import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { ListContextProvider, useGetResourceLabel, useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/records/calls/Loaded';
import { BulkBar } from '@/records/list/BulkBar';
import { FurtherActions } from '@/records/list/FurtherActions';
import { CreateLink, ImportLink } from '@/records/list/HeaderLinks';
import { ListFilterProvider } from '@/records/list/ListFilterProvider';
import { useListPlace } from '@/records/list/listPlace';
import { useSelectionOfQuery } from '@/records/list/useListSelection';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { handsetWidth } from '@/ui/handsetWidth';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../languages/languageSchema';
import { useLanguages } from '../languages/useLanguages';
import { textBulk } from './bulk/textBulk';
import { ExportTexts } from './export/ExportTexts';
import { TextRows } from './grid/TextRows';
import { columnLanguages, textsResource } from './textAddress';
import { KeysDialog } from './tools/KeysDialog';
import { TextsToolbar } from './tools/TextsToolbar';
import { useTextList } from './useTextList';

const texts = 'areas.default-translations.grid';

/** `/default-translations/translations`: all texts in all languages. The address contains the whole query. */
export function TranslationList() {
  const resourceLabel = useGetResourceLabel();
  const translate = useTranslate();
  const languages = useLanguages();
  return (
    <>
      <PageHeader headline={resourceLabel(textsResource, 2)}>
        <FurtherActions>
          <CreateLink label={translate(`${texts}.create.action`)} variant="outlined" />
          <ExportTexts />
          <ImportLink action="translate" />
        </FurtherActions>
      </PageHeader>
      <Loaded query={languages} loading={<LoadingState shape="rows" />}>
        {(all) => <TextsOf languages={all} />}
      </Loaded>
    </>
  );
}

function TextsOf({ languages }: { languages: readonly Language[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const codes = useSearchParams()[0].get('columns');
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  // A handset shows one language, which may be English; otherwise English has its own column.
  const columns = useMemo(
    () => columnLanguages(languages, codes, locale, handset),
    [languages, codes, locale, handset],
  );
  const list = useTextList(handset ? columns.slice(0, 1) : columns);
  const [showsKeys, setShowsKeys] = useState(false);
  const openKeys = useCallback(() => setShowsKeys(true), []);
  const { total, error, isPending, selectedIds } = list.list;
  // Loaded blocks of rows do not render the page around the grid.
  const pageList = useDeferredValue(
    // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page around the grid uses
    useMemo(
      () => ({ ...list.list, isFetching: isPending }) as typeof list.list,
      [list.query, list.change, total, error, isPending, selectedIds],
    ),
  );
  const frame = useRef<HTMLDivElement>(null);
  useListPlace(frame);
  return (
    <ListContextProvider value={pageList}>
      <ListFilterProvider>
        <Box ref={frame} sx={page}>
          <TextsToolbar languages={languages} columns={columns} change={list.change} onKeys={openKeys} />
          <ListContextProvider value={list.list}>
            <SelectionOfQuery />
            <TextRows list={list} languages={languages} columns={columns} onKeys={openKeys} />
            <BulkBar bulk={textBulk} />
          </ListContextProvider>
        </Box>
        <ModalDialog
          open={showsKeys}
          maxWidth="md"
          title={translate(`${texts}.menu.keys`)}
          onClose={() => setShowsKeys(false)}
        >
          <KeysDialog onClose={() => setShowsKeys(false)} />
        </ModalDialog>
      </ListFilterProvider>
    </ListContextProvider>
  );
}

function SelectionOfQuery() {
  useSelectionOfQuery();
  return null;
}

const page = { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 } as const;
