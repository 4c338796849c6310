import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useGetManyAggregate, useLocaleState, useTranslate } from 'react-admin';
import { isolatedPieces } from '@/ui/isolate';
import { useLanguageName } from '../languages';
import { type Audience, type AudienceOption, type AudiencePart, optionId } from './audience';
import { type AudienceNames, audienceSentence } from './audienceSentence';

/** How long names stay fresh, in milliseconds. */
const staleTime = 10_000;

function useOptions(parts: readonly AudiencePart[]) {
  const ids = parts.map(optionId);
  const { data, error, isPending, isPlaceholderData } = useGetManyAggregate<AudienceOption>(
    'directory/audiences',
    { ids },
    // Known names stay while another one loads.
    { enabled: ids.length > 0, staleTime, placeholderData: (previous) => previous },
  );
  return { data, error, isLoading: ids.length > 0 && (isPending || isPlaceholderData) };
}

/** The names of an audience's groups and roles; all audiences of a page load in one call. */
function useAudienceNames({ include, exclude }: Audience): AudienceNames {
  const includedOptions = useOptions(include);
  const excludedOptions = useOptions(exclude);
  const isLoading = includedOptions.isLoading || excludedOptions.isLoading;
  const hasFailed = includedOptions.error !== null || excludedOptions.error !== null;
  return useMemo(() => {
    const options = [...(includedOptions.data ?? []), ...(excludedOptions.data ?? [])].filter(Boolean);
    return {
      options: new Map(options.map((option) => [option.id, option])),
      state: isLoading ? 'loading' : hasFailed ? 'failed' : 'complete',
    };
  }, [includedOptions.data, excludedOptions.data, isLoading, hasFailed]);
}

/** Renders a text with isolated names as `<bdi>`, so that each keeps its own direction; long names wrap. */
export function IsolatedText({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {isolatedPieces(text).map((piece, index) =>
        // Pieces have no other identity than their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: a changed text renders again as a whole
        index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece,
      )}
    </Box>
  );
}

/** An audience in words. */
export function AudienceText({ audience }: { audience: Audience }) {
  const names = useAudienceNames(audience);
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const languageName = useLanguageName();
  return <IsolatedText text={audienceSentence(audience, names, { translate, locale, languageName })} />;
}
