import type { CSSProperties } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNames } from '@/records/references/useNames';
import { isolatedPieces } from '@/ui/isolate';
import { useLanguageName } from '../languages';
import { type Audience, type AudienceOption, type AudienceTarget, optionId } from './audience';
import { type AudienceNames, audienceSentence } from './audienceSentence';

/** Renders a text with isolated names as `<bdi>`, so that each keeps its own direction; long names wrap. */
export function IsolatedText({ text }: { text: string }) {
  return (
    <span style={wrapping}>
      {isolatedPieces(text).map((piece, index) =>
        // Pieces have no other identity than their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: a changed text renders again as a whole
        index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece,
      )}
    </span>
  );
}

interface AudienceTextProps {
  audience: Audience;
  /** What it names, where the server sends that with the record; otherwise it is looked up. */
  targets?: readonly AudienceTarget[] | undefined;
}

/** An audience in words. */
export function AudienceText({ audience, targets }: AudienceTextProps) {
  const isNamed = audience.include.length + audience.exclude.length > 0;
  if (targets !== undefined) {
    const options = new Map(targets.map((target) => [target.id, target]));
    return <AudienceSentence audience={audience} names={{ options, state: 'complete' }} />;
  }
  return isNamed ? (
    <NamedAudience audience={audience} />
  ) : (
    <AudienceSentence audience={audience} names={noNames} />
  );
}

/** With the names of groups and roles; all audiences of a page load theirs in one call. */
function NamedAudience({ audience }: { audience: Audience }) {
  const ids = [...audience.include, ...audience.exclude].map(optionId);
  const { recordsById, isComplete, isFailed } = useNames({ resource: 'directory/audiences' }, ids);
  const state = isFailed ? 'failed' : isComplete ? 'complete' : 'loading';
  // The data provider has checked the options.
  const options = recordsById as ReadonlyMap<string, AudienceOption>;
  return <AudienceSentence audience={audience} names={{ options, state }} />;
}

function AudienceSentence({ audience, names }: { audience: Audience; names: AudienceNames }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const languageName = useLanguageName();
  return <IsolatedText text={audienceSentence(audience, names, { translate, locale, languageName })} />;
}

const noNames: AudienceNames = { options: new Map(), state: 'complete' };
const wrapping: CSSProperties = { overflowWrap: 'anywhere' };
