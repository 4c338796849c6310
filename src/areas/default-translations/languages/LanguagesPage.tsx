import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Loaded } from '../../../records/calls/Loaded';
import { HeaderButton } from '../../../ui/page/HeaderButton';
import { PageHeader } from '../../../ui/page/PageHeader';
import { EmptyState } from '../../../ui/state/EmptyState';
import { LoadingState } from '../../../ui/state/LoadingState';
import { textsPath } from '../translations/textAddress';
import { LanguageRow } from './LanguageRow';
import type { Language } from './languageSchema';
import { useLanguages } from './useLanguages';

/** `/default-translations`: how far each language is, with the way to what is left to do. */
export function LanguagesPage() {
  const translate = useTranslate();
  const languages = useLanguages();
  return (
    <>
      <PageHeader
        headline={translate('areas.default-translations.caption')}
        lead={translate('areas.default-translations.purpose')}
      >
        <HeaderButton
          target={{ to: textsPath }}
          icon={<ViewListOutlined />}
          caption={translate('areas.default-translations.languages.allTexts')}
        />
      </PageHeader>
      <Loaded query={languages} loading={<LoadingState shape="rows" />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={translate('areas.default-translations.languages.none')} />
          ) : (
            <Box component="ul" sx={rows}>
              {inOrder(all).map((language) => (
                <LanguageRow key={language.id} language={language} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </>
  );
}

/** The source first, then what readers have. */
const inOrder = (all: readonly Language[]) => [...all].sort((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ isBase, listed }: Language) => (isBase ? 0 : listed ? 1 : 2);

const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
