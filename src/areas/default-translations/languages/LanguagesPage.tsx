import Add from '@mui/icons-material/Add';
import EditNote from '@mui/icons-material/EditNote';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { FramedList } from '@/records/list/FramedList';
import { FurtherActions } from '@/records/list/FurtherActions';
import { RowMenuProvider } from '@/records/row-menu/RowMenuProvider';
import type { RowMenu } from '@/records/row-menu/rowMenu';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { HeaderButton } from '@/ui/page/HeaderButton';
import { PageHeader } from '@/ui/page/PageHeader';
import { LoadingState } from '@/ui/state/LoadingState';
import { useTextOverlay, useTranslating } from '@/ui/textOverlay';
import { hoverTip } from '@/ui/tips/tip';
import { glossaryPath } from '../glossary/termSchema';
import { NewTexts } from '../sync/NewTexts';
import { textsPath } from '../translations/textAddress';
import { AddLanguage } from './AddLanguage';
import { LanguageRow } from './LanguageRow';
import { LanguageRowMenu } from './LanguageRowMenu';
import { isOffered, type Language } from './languageSchema';
import { languagesResource, useLanguages } from './useLanguages';

const texts = 'areas.default-translations.languages';

/** `/default-translations`: the languages with their progress and what is left to do. */
export function LanguagesPage() {
  const translate = useTranslate();
  const languages = useLanguages();
  const refusal = useRefusalReason('create', languagesResource);
  const [isAdding, setAdding] = useState(false);
  return (
    <ResourceContextProvider value={languagesResource}>
      <PageHeader
        headline={translate('areas.default-translations.caption')}
        lead={translate('areas.default-translations.purpose')}
      >
        <FurtherActions>
          <TranslateModeButton />
          <HeaderButton
            target={{ to: textsPath }}
            icon={<ViewListOutlined />}
            caption={translate(`${texts}.allTexts`)}
          />
          <HeaderButton
            target={{ to: glossaryPath }}
            icon={<MenuBookOutlined />}
            caption={translate('areas.default-translations.glossary.name')}
          />
        </FurtherActions>
        <ReasonedButton
          variant="contained"
          startIcon={<Add />}
          reason={refusal ?? (languages.data ? undefined : translate(`${texts}.add.notLoaded`))}
          onClick={() => setAdding(true)}
        >
          {translate(`${texts}.add.action`)}
        </ReasonedButton>
      </PageHeader>
      <Loaded query={languages} loading={<LoadingState shape="rows" />}>
        {(all) => (
          <>
            <NewBuild languages={all} />
            {all.length === 0 ? null : <LanguageList languages={all} />}
          </>
        )}
      </Loaded>
      {isAdding ? <AddLanguage existing={languages.data ?? []} onClose={() => setAdding(false)} /> : null}
    </ResourceContextProvider>
  );
}

/** In the syntax of `aria-keyshortcuts`; also in the tooltip, because browsers do not show it. */
const shortcut = 'Shift+F9';

/** Toggles translate mode in this tab. Other pages have only the shortcut, so that they load nothing for it. */
function TranslateModeButton() {
  const translate = useTranslate();
  const { translate: turn } = useTextOverlay();
  const isOn = useTranslating();
  const everywhere = translate('areas.default-translations.mode.everywhere');
  return (
    <Button
      variant="outlined"
      startIcon={<EditNote />}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      aria-description={everywhere}
      {...hoverTip(`${everywhere} (${shortcut})`)}
      sx={isOn ? { bgcolor: 'action.selected' } : {}}
      onClick={() => turn(!isOn)}
    >
      {translate('areas.default-translations.mode.name')}
    </Button>
  );
}

/** The offered languages first. */
function LanguageList({ languages }: { languages: readonly Language[] }) {
  return (
    // The rows below are languages.
    <RowMenuProvider menu={LanguageRowMenu as RowMenu}>
      <Box sx={{ containerType: 'inline-size' }}>
        <FramedList>
          {languages
            .toSorted((one, other) => Number(isOffered(other)) - Number(isOffered(one)))
            .map((language) => (
              <LanguageRow key={language.id} language={language} />
            ))}
        </FramedList>
      </Box>
    </RowMenuProvider>
  );
}

/** Announces a build whose texts the server does not have. */
function NewBuild({ languages }: { languages: readonly Language[] }) {
  const source = languages.find(({ isBase }) => isBase);
  // The announcement disappears together with the focused button.
  const focusRef = useFocusAround<HTMLDivElement>(source?.build);
  const isEmpty = languages.length === 0;
  return (
    <div ref={focusRef}>
      {isEmpty || (source && source.build !== __TEXTS__) ? (
        <NewTexts serverBuild={source?.build ?? null} isFirst={isEmpty || source?.total === 0} />
      ) : null}
    </div>
  );
}
