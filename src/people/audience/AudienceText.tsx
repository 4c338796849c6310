import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useGetManyAggregate, useLocaleState, useTranslate } from 'react-admin';
import { useLanguageName } from '../languages';
import { type Audience, type AudienceOption, type AudiencePart, optionId } from './audience';
import { type AudienceNames, audienceSentence, isolatedPieces } from './audienceSentence';

/** Milliseconds for which a name is not asked for again. */
const staleTime = 10_000;

function useOptions(parts: readonly AudiencePart[]) {
  const ids = parts.map(optionId);
  const { data, error, isPending, isPlaceholderData } = useGetManyAggregate<AudienceOption>(
    'directory/audiences',
    { ids },
    // Names that are known stay while another one is on its way.
    { enabled: ids.length > 0, staleTime, placeholderData: (previous) => previous },
  );
  return { data, error, isLoading: ids.length > 0 && (isPending || isPlaceholderData) };
}

/** The names of an audience's groups and roles; all audiences of a page are asked for in one call. */
function useAudienceNames({ include, exclude }: Audience): AudienceNames {
  const included = useOptions(include);
  const excluded = useOptions(exclude);
  const isLoading = included.isLoading || excluded.isLoading;
  const hasFailed = included.error !== null || excluded.error !== null;
  return useMemo(() => {
    const options = [...(included.data ?? []), ...(excluded.data ?? [])].filter(Boolean);
    return {
      found: new Map(options.map((option) => [option.id, option])),
      state: isLoading ? 'loading' : hasFailed ? 'failed' : 'complete',
    };
  }, [included.data, excluded.data, isLoading, hasFailed]);
}

/** A text of which the names are isolated, so that each keeps its own direction; long names wrap. */
export function IsolatedText({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {isolatedPieces(text).map((piece, index) =>
        // Pieces have no other identity than their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: a changed text is rendered anew as a whole
        index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece,
      )}
    </Box>
  );
}

/** Who an audience is, in words. */
export function AudienceText({ audience }: { audience: Audience }) {
  const names = useAudienceNames(audience);
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const languageName = useLanguageName();
  return <IsolatedText text={audienceSentence(audience, names, { translate, locale, languageName })} />;
}
