import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { ListContextProvider, useGetResourceLabel, useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../records/calls/Loaded';
import { BulkBar } from '../../../records/list/BulkBar';
import { CreateLink, ImportLink } from '../../../records/list/HeaderLinks';
import { ListFilterProvider } from '../../../records/list/ListFilterProvider';
import { useListPlace } from '../../../records/list/listPlace';
import { ResultCount } from '../../../records/list/ResultCount';
import { useSelectionOfQuery } from '../../../records/list/useListSelection';
import { ModalDialog } from '../../../ui/dialog/ModalDialog';
import { handsetWidth } from '../../../ui/handsetWidth';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { PageHeader } from '../../../ui/page/PageHeader';
import { LoadingState } from '../../../ui/state/LoadingState';
import type { Language } from '../languages/languageSchema';
import { useLanguages } from '../languages/useLanguages';
import { textBulk } from './bulk/textBulk';
import { ExportTexts } from './export/ExportTexts';
import { TextSearch } from './filters/TextSearch';
import { TextRows } from './grid/TextRows';
import { shownLanguages } from './textAddress';
import { textFilters, textViews } from './textFilters';
import { GridMenu } from './tools/GridMenu';
import { LanguageChoice } from './tools/LanguageChoice';
import { textsResource, useTextList } from './useTextList';

const KeysDialog = lazyPart(() => import('./tools/KeysDialog').then((part) => part.KeysDialog));
const texts = 'areas.default-translations.grid';

/** `/default-translations/translations`: all texts in all languages. The address holds the whole query. */
export function TranslationList() {
  const resourceLabel = useGetResourceLabel();
  const translate = useTranslate();
  const languages = useLanguages();
  return (
    <>
      <PageHeader headline={resourceLabel(textsResource, 2)}>
        <ExportTexts />
        <ImportLink />
        <CreateLink label={translate(`${texts}.create.action`)} />
      </PageHeader>
      <Loaded query={languages} loading={<LoadingState shape="rows" />}>
        {(all) => <TextsOf languages={all} />}
      </Loaded>
    </>
  );
}

/** The grid of these languages. */
function TextsOf({ languages }: { languages: readonly Language[] }) {
  const [locale] = useLocaleState();
  const columns = useSearchParams()[0].get('columns');
  const shown = shownLanguages(languages, columns, locale);
  // A handset shows one language at a time.
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const list = useTextList(handset ? shown.slice(0, 1) : shown);
  return (
    <ListContextProvider value={list.list}>
      <ListFilterProvider>
        <TextsPage list={list} languages={languages} shown={shown} />
      </ListFilterProvider>
    </ListContextProvider>
  );
}

interface TextsPageProps {
  list: ReturnType<typeof useTextList>;
  languages: readonly Language[];
  shown: readonly Language[];
}

function TextsPage({ list, languages, shown }: TextsPageProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const [showsKeys, setShowsKeys] = useState(false);
  const openKeys = () => setShowsKeys(true);
  // Other pages lead back to the list as it was.
  useListPlace(frame);
  useSelectionOfQuery();
  return (
    <Box ref={frame} sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>
      <Box sx={toolbar}>
        <TextSearch />
        {textFilters.button}
        {shown[0] ? textViews(shown[0]) : null}
        {textFilters.chips}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
          <ResultCount />
          {handset ? null : (
            <>
              <LanguageChoice
                languages={languages}
                shown={shown}
                onChange={(codes) => list.change({ columns: codes.join(',') })}
              />
              <GridMenu onKeys={openKeys} />
            </>
          )}
        </Box>
      </Box>
      {list.damaged ? (
        <Box role="alert" sx={{ mb: 2, color: 'warning.main', typography: 'body2' }}>
          {translate(`${texts}.damaged`)}
        </Box>
      ) : null}
      <TextRows list={list} languages={languages} shown={shown} onKeys={openKeys} />
      <BulkBar bulk={textBulk} />
      <ModalDialog
        open={showsKeys}
        title={translate(`${texts}.menu.keys`)}
        onClose={() => setShowsKeys(false)}
      >
        <KeysDialog onClose={() => setShowsKeys(false)} />
      </ModalDialog>
    </Box>
  );
}

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 1.5 },
  rowGap: { xs: 1, sm: 1.5 },
  mb: { xs: 1, sm: 2 },
} as const;
